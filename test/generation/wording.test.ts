import { expect, it } from 'vitest';
import { generateProject } from '../../server/src/generation/generate-project.ts';
import { sampleTasks } from './support/sample-projects.ts';

/** Wording that a native speaker would not write, or that WordPress has another term for. */
const unidiomatic: readonly RegExp[] = [
  /\bso many are\b/i,
  /\bfor now, forms are sent again\b/i,
  /\b(?:is|are) told\b/i,
  /\b(?:somebody|anybody|whoever|for ever)\b/i,
  /\bof (?:its|their) own\b/i,
  /\b(?:any more|from now on|from then on)\b/i,
  /\bEmpty: /,
  /\bHooks (?:it|the [a-z ]+) into WordPress\b/,
  /\bThe (?:same|others) with (?:one )?more\b/,
  /\bwhat (?:was|is) (?:asked for|sent|typed|meant)\b/i,
  /\bIt is there already\b/i,
  /\b(?:takes|took|taken) (?:it |them )?away\b/i,
  /\b(?:colour|licence|organisation|neighbour)/i,
  /\be-mail\b/i,
];

/** Words of the request may stand anywhere; they are not ours. */
const withoutRequest = (text: string, request: object): string =>
  Object.values(request)
    .filter((value): value is string => typeof value === 'string' && value.length > 20)
    .flatMap((value) => value.split(/(?<=[.!?])\s+|\n/))
    .reduce((rest, sentence) => rest.replaceAll(sentence.replace(/\.$/, ''), ''), text);

it.each(sampleTasks.map((task, index) => ({ task, title: `${index} ${task.kind}` })))(
  'generated texts read as WordPress’ own do: request $title',
  async ({ task }) => {
    const project = await generateProject(task);
    const texts = [
      { path: 'instructions', content: project.instructions },
      ...project.files.flatMap(({ path, content }) =>
        typeof content === 'string' && !path.endsWith('.svg') ? [{ path, content }] : [],
      ),
    ];
    const faults = texts.flatMap(({ path, content }) =>
      withoutRequest(content, task.request)
        .split('\n')
        .filter((line) => unidiomatic.some((pattern) => pattern.test(line)))
        .map((line) => `${path}: ${line.trim()}`),
    );
    expect(faults).toEqual([]);
  },
);
