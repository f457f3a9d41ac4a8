/** Whether making a project costs in proportion to its request: CPU time of the largest requests beside half of them. */
import { generateProject, type ProjectTask } from '../../server/src/generation/generate-project.ts';

const range = (count: number) => Array.from({ length: count }, (_, index) => index);
const word = (index: number) => `w${(index + 1000).toString(36)}`;
const map = (count: number, value: unknown) => Object.fromEntries(range(count).map((index) => [word(index), value]));
const block = (attributes: unknown, more: object = {}) => ({
  kind: 'block',
  request: { block_type: 'Quote', attributes, ...more },
});
const plugin = (description: string) => ({ kind: 'plugin', request: { plugin_name: 'Books', description } });
const sentences = (text: string) => (size: number) => plugin(text.repeat(Math.ceil(size / text.length)));

/** Requests by size: the largest that the contract allows, and how one of a size is made. */
const shapes: Readonly<Record<string, readonly [largest: number, make: (size: number) => unknown]>> = {
  'properties of an attribute': [100, (size) => block({ a: { type: 'object', properties: map(size, 'string') } })],
  'columns of rows': [100, (size) => block({ a: { type: 'query', properties: map(size, 'image') } })],
  attributes: [100, (size) => block(map(size, 'rich_text'))],
  'attributes with properties': [74, (size) => block(map(size, { type: 'object', properties: map(3, 'string') }))],
  'attributes with options': [100, (size) => block(map(size, { type: 'enum', options: range(100).map(word) }))],
  'description: one sentence again and again': [16_384, sentences('Manages books with a title and a date. ')],
  'description: a list of fields': [
    16_384,
    (size) =>
      plugin(
        `Manages books with ${range(size / 7)
          .map((index) => `${word(index)}s`)
          .join(', ')}.`,
      ),
  ],
  'description: many types': [
    16_384,
    (size) =>
      plugin(
        range(size / 40)
          .map((index) => `Manages ${word(index)}s with title and date.`)
          .join(' '),
      ),
  ],
  'description: one word': [16_384, (size) => plugin('a'.repeat(size))],
  'description: words of no meaning': [
    16_384,
    (size) =>
      plugin(
        range(size / 6)
          .map(word)
          .join(' '),
      ),
  ],
  'description: conditions': [16_384, sentences('When a book is due, ')],
  'description: signs': [16_384, sentences('("a-b_c. ')],
  'files of a scaffold': [
    100,
    (size) => ({
      kind: 'scaffold',
      request: { plugin_name: 'Books', include_files: range(size).map((index) => `src/${word(index)}.php`) },
    }),
  ],
  'description of a theme': [
    1000,
    (size) => ({ kind: 'theme', request: { theme_name: 'Quiet', description: 'A bakery. '.repeat(size / 10) } }),
  ],
};

/** User CPU milliseconds of the quickest of three runs. */
async function cost(task: ProjectTask): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < 3; run++) {
    const before = process.cpuUsage();
    await generateProject(task);
    least = Math.min(least, process.cpuUsage(before).user / 1000);
  }
  return least;
}

/** Prints a line for each shape; a growth of 2 is in proportion. */
export async function benchGenerationGrowth({ print = console.log } = {}): Promise<void> {
  print(
    'CPU of the largest request of a shape, of half of it, and the growth from one to the other (2 is in proportion)',
  );
  for (const [name, [largest, make]] of Object.entries(shapes)) {
    const half = await cost(make(largest / 2) as ProjectTask);
    const whole = await cost(make(largest) as ProjectTask);
    print(`${name}: ${whole.toFixed(0)} ms, ${half.toFixed(0)} ms, × ${(whole / half).toFixed(1)}`);
  }
}

if (import.meta.main) await benchGenerationGrowth();
