#include <stdint.h>

/// Starts counting anew.
void work_meter_start(void);
/// How often the counters of the instrumented code were passed since the start.
uint64_t work_meter_passes(void);
/// The bytes that were allotted since the start, those that are free again included.
uint64_t work_meter_allotted(void);
/// The most bytes that were in use at one time since the start, without those in use then.
uint64_t work_meter_peak(void);
