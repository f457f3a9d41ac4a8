import { Counter, type Registry } from 'prom-client';
import { type Meter, meteredUnits } from './meter.ts';

/** A meter that refuses nothing and counts for the metrics: by operation, never by organisation, of which there are many. */
export function createCountingMeter(registry: Registry): Meter {
  const registers = [registry];
  const operations = new Counter({
    name: 'presswright_billable_operations_total',
    help: 'Billable operations by how they ended',
    labelNames: ['operation', 'outcome'],
    registers,
  });
  const made = new Counter({
    name: 'presswright_billable_units_total',
    help: 'Tokens, bytes, projects and plans of billable operations',
    labelNames: ['operation', 'unit'],
    registers,
  });
  return {
    async before() {},
    async after({ operationId: operation }, units, outcome) {
      operations.inc({ operation, outcome });
      for (const unit of meteredUnits) if (units[unit] > 0) made.inc({ operation, unit }, units[unit]);
    },
  };
}
