import { isBelow } from '@presswright/shared/plan-form/controls';
import { editPlan, type PlanEdit } from '@presswright/shared/plan-form/edit';
import { schemaFaults } from '@presswright/shared/plan-form/faults';
import type { FormField, PlanForm } from '@presswright/shared/plan-form/form';
import { stepsOf, valueAt, withValueAt } from '@presswright/shared/plan-form/paths';
import { allFields, planFaults, planForm } from '@presswright/shared/plan-form/plan-form';
import { schemaAt } from '@presswright/shared/plan-form/remove';
import { namedAt } from '@presswright/shared/plan-form/rename';
import type { PlanSchema } from '@presswright/shared/plan-form/schema';
import { BlockPlan } from '@presswright/shared/schemas/plans/block-plan';
import { PluginPlan } from '@presswright/shared/schemas/plans/plugin-plan';
import { ThemePlan } from '@presswright/shared/schemas/plans/theme-plan';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkPlan } from '../../../server/src/generation/plugin/plans/check-plan.ts';
import { compileBodyCheck } from '../../../server/src/plugins/validation.ts';
import { kinds, plugin } from './schemas.ts';

const services = { plugin: PluginPlan, block: BlockPlan, theme: ThemePlan };
const runs = { numRuns: 80, seed: 11 };

/** Every place of a value. */
function placesOf(value: unknown, path = ''): string[] {
  if (Array.isArray(value))
    return value.flatMap((item, place) => [`${path}[${place}]`, ...placesOf(item, `${path}[${place}]`)]);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([member, inner]) => {
    const at = path === '' ? member : `${path}.${member}`;
    return [at, ...placesOf(inner, at)];
  });
}

const oddValues = fc.constantFrom<unknown>(
  '',
  'Ünïcode',
  'two words',
  -1,
  0.5,
  1e15,
  true,
  null,
  [],
  {},
  undefined,
  'x'.repeat(5000),
  ['a', 'a'],
  { a: 1 },
);

/** A plan in which something odd is at some place. */
const spoiled = (plans: fc.Arbitrary<unknown>) =>
  fc.tuple(plans, fc.nat(), oddValues).map(([plan, at, value]) => {
    const places = placesOf(plan);
    return withValueAt(plan, stepsOf(places[at % places.length] ?? 'version'), value);
  });

/** Edits that the controls of a field offer. */
function editsOf({ path, control, isRequired }: FormField): PlanEdit[] {
  const set = (...values: unknown[]): PlanEdit[] => values.map((value) => ({ do: 'set', path, value }));
  const away: PlanEdit[] = isRequired ? [] : [{ do: 'set', path }];
  switch (control.kind) {
    case 'text':
      return [...set('Some words', '', 'some_key'), ...away];
    case 'number':
      return [...set(control.min ?? 1, 7), ...away];
    case 'toggle':
      return set(true, false);
    case 'choice':
    case 'reference':
      return [...set(...control.options.map(({ value }) => value)), ...away];
    case 'choices':
      return set(
        [],
        control.options.map(({ value }) => value),
      );
    case 'lines':
      return set([], ['One', 'Two']);
    case 'list': {
      const shapes = control.add?.shapes.map((shape): PlanEdit => ({ do: 'add', path, shape: shape.value })) ?? [];
      const add: PlanEdit[] = control.add === null ? [] : shapes.length === 0 ? [{ do: 'add', path }] : shapes;
      const items = control.items.flatMap((item): PlanEdit[] => [
        { do: 'move', path: item.path, to: 0 },
        ...(control.canRemove ? [{ do: 'remove', path: item.path } as const] : []),
      ]);
      return [...add, ...items];
    }
    case 'group':
      return control.canAdd ? [{ do: 'fill', path }] : control.canRemove ? [{ do: 'remove', path }] : [];
    case 'shape':
      return [...control.options.map(({ value }): PlanEdit => ({ do: 'shape', path, shape: value })), ...away];
    case 'scalar':
    case 'json':
      return [...set('text', 3, true), ...away];
  }
}

/** Paths whose faults a form shows. */
function toldOf(form: PlanForm): number {
  return allFields(form).reduce((sum, { errors }) => sum + errors.length, form.errors.length);
}

describe.each(Object.entries(kinds))('a plan of a %s', (kind, { schema, plans }) => {
  const refusal = compileBodyCheck(services[kind as keyof typeof services]);

  it('that the service takes has no faults, and every member has a control with a label', () => {
    fc.assert(
      fc.property(plans as fc.Arbitrary<unknown>, (plan) => {
        expect(planFaults(schema, plan)).toEqual([]);
        const form = planForm(schema, plan);
        const fields = allFields(form);
        expect(form.errors).toEqual([]);
        expect(fields.filter(({ label }) => label.trim() === '')).toEqual([]);
        const branches = ['group', 'list', 'shape'];
        const shown = fields.filter(({ control }) => !branches.includes(control.kind)).map(({ path }) => path);
        const isShown = (path: string) => shown.some((one) => one === path || isBelow(path, one));
        expect(leavesOf(schema, plan).filter((path) => !isShown(path))).toEqual([]);
      }),
      runs,
    );
  });

  it('is faulty here exactly where the service refuses it, and the form shows each fault', () => {
    fc.assert(
      fc.property(spoiled(plans as fc.Arbitrary<unknown>), (plan) => {
        const faults = schemaFaults(schema, plan);
        expect([faults.length > 0, faults], JSON.stringify(faults)).toEqual([refusal(plan) !== null, faults]);
        expect(toldOf(planForm(schema, plan))).toBe(planFaults(schema, plan).length);
      }),
      { ...runs, numRuns: 300 },
    );
  });

  it('stays one that the service takes, or has a fault that the form shows, whatever is done in its form', () => {
    fc.assert(
      fc.property(
        plans as fc.Arbitrary<unknown>,
        fc.array(fc.tuple(fc.nat(), fc.nat()), { minLength: 1, maxLength: 8 }),
        (plan, picks) => {
          let current: unknown = plan;
          for (const [field, edit] of picks) {
            const fields = allFields(planForm(schema, current))
              .map(editsOf)
              .filter((edits) => edits.length > 0);
            const edits = fields[field % fields.length] ?? [];
            const chosen = edits[edit % edits.length];
            if (chosen === undefined) continue;
            current = editPlan(schema, current, chosen).plan;
            const faults = planFaults(schema, current);
            expect(toldOf(planForm(schema, current)), JSON.stringify(chosen)).toBe(faults.length);
            const refused = refusal(current);
            if (faults.length === 0) expect(refused?.message).toBeUndefined();
          }
        },
      ),
      { ...runs, numRuns: 200 },
    );
  });
});

/** Values of a plan that people can change: all but those that have to be what they are. */
function leavesOf(schema: PlanSchema, plan: unknown): string[] {
  return placesOf(plan).filter((path) => {
    const steps = stepsOf(path);
    const value = valueAt(plan, steps);
    return (typeof value !== 'object' || value === null) && schemaAt(schema, plan, steps)?.const === undefined;
  });
}

describe('references in a plan of a plugin', () => {
  const named = plugin.plans.map((plan) => ({
    plan,
    keys: placesOf(plan).filter((path) => namedAt(plan, stepsOf(path)) !== null),
  }));

  it('follow when something is renamed: the service takes the plan as before', () => {
    fc.assert(
      fc.property(named, fc.nat(), ({ plan, keys }, at) => {
        const path = keys[at % keys.length];
        fc.pre(path !== undefined);
        if (path === undefined) return;
        checkPlan(plan);
        const renamed = editPlan(plugin.schema, plan, { do: 'set', path, value: 'wholly_new' }).plan as PluginPlan;
        expect(valueAt(renamed, stepsOf(path))).toBe('wholly_new');
        checkPlan(renamed);
      }),
      { ...runs, numRuns: 300 },
    );
  });

  it('go when what they name is removed, and nothing else of the plan becomes wrong', () => {
    fc.assert(
      fc.property(named, fc.nat(), ({ plan, keys }, at) => {
        const path = keys[at % keys.length]?.replace(/\.key$/, '');
        fc.pre(path !== undefined && /^entities|^roles/.test(path));
        if (path === undefined) return;
        const removed = editPlan(plugin.schema, plan, { do: 'remove', path }).plan;
        expect(planFaults(plugin.schema, removed)).toEqual([]);
      }),
      { ...runs, numRuns: 300 },
    );
  });
});
