import type { PlanBehaviour, PluginPlan } from '@presswright/shared/schemas/plans/plugin-plan';
import { describe, expect, it } from 'vitest';
import { faultOf, planWith, projectOf } from './support.ts';

const what = { title: 'What', fields: ['level', 'price', 'seats'] };
const when = { title: 'When', fields: ['start', 'end'] };
const form: Extract<PlanBehaviour, { kind: 'public_form' }> = {
  kind: 'public_form',
  entity: 'event',
  requires_login: false,
  steps: [what, when],
  asked_if: [
    { field: 'price', other: 'level', values: ['easy'], required: true },
    { field: 'seats', other: 'featured', values: ['yes'] },
  ],
  fields: ['start', 'end', 'level', 'price', 'seats', 'featured'],
};

/** The files of a form, and what the analyser says of them. */
const filesOf = (one: typeof form) => {
  const { file, findings, project } = projectOf(planWith(one));
  expect(findings).toEqual([]);
  return {
    code: file('class-harbour-event-form.php'),
    css: file('front.css'),
    script: project.files.find(({ path }) => path === 'assets/js/form.js'),
  };
};

describe('public_form in steps', () => {
  it('has each part in one step, the title in the first and what no step names in the last', () => {
    const { code, css, script } = filesOf(form);
    expect(code).toContain("'parts' => array( 'title', 'level', 'price', 'seats' )");
    expect(code).toContain("'parts' => array( 'start', 'end', 'featured', 'content' )");
    expect(code).toContain('<fieldset class="harbour-step">');
    expect(css).toContain('.harbour-step legend');
    expect(script?.content).toContain("'form[data-guided]'");
  });

  it('asks for a field only after certain answers', () => {
    const { steps: _, ...flat } = form;
    const { code } = filesOf(flat);
    expect(code).toContain('ASKED_IF');
    expect(code).toContain('$this->leave_out();');
    expect(code).not.toContain('<fieldset');
  });

  it('needs no script without either', () => {
    const { steps: _, asked_if: __, ...plain } = form;
    const { code, css, script } = filesOf(plain);
    expect(code).not.toContain('data-guided');
    expect(css).not.toContain('legend');
    expect(script).toBeUndefined();
  });

  it('keeps its fields where WordPress has a meaning for their names', () => {
    const plan: PluginPlan = {
      version: 1,
      entities: [
        {
          key: 'visit',
          singular: 'Visit',
          plural: 'Visits',
          fields: [
            { key: 'date', label: 'Date', type: 'date' },
            { key: 'guided', label: 'Guided', type: 'boolean' },
          ],
        },
      ],
      behaviours: [
        {
          kind: 'public_form',
          entity: 'visit',
          requires_login: false,
          fields: ['date', 'guided'],
          steps: [
            { title: 'How', fields: ['guided'] },
            { title: 'When', fields: ['date'] },
          ],
          asked_if: [{ field: 'date', other: 'guided', values: ['yes'] }],
        },
      ],
    };
    expect(faultOf(plan)).toBe('');
    const code = projectOf(plan).file('class-harbour-visit-form.php');
    expect(code).toContain("'visit_date' => array(");
    expect(code).toMatch(/'parts' => array\( 'visit_date'/);
  });

  it.each<[string, Partial<typeof form>, string]>([
    ['a field that is not asked', { steps: [{ title: 'A', fields: ['website'] }, when] }, 'steps[0].fields[0]'],
    ['a field in two steps', { steps: [what, { title: 'B', fields: ['price'] }] }, 'steps[1].fields[0]'],
    [
      'a field that every record needs',
      { asked_if: [{ field: 'start', other: 'level', values: ['easy'] }] },
      'asked_if[0].field',
    ],
    [
      'an answer that nobody can give',
      { asked_if: [{ field: 'price', other: 'level', values: ['hard'] }] },
      'asked_if[0].values[0]',
    ],
    ['a number as an answer', { asked_if: [{ field: 'price', other: 'seats', values: ['yes'] }] }, 'asked_if[0].other'],
    [
      'what depends on itself',
      {
        asked_if: [
          { field: 'level', other: 'featured', values: ['yes'] },
          { field: 'featured', other: 'level', values: ['easy'] },
        ],
      },
      'asked_if[0].other',
    ],
  ])('is refused: %s', (_, change, at) => {
    expect(faultOf(planWith({ ...form, ...change }))).toContain(`plan.behaviours[0].${at}: `);
  });
});
