import { beforeAll, expect, it } from 'vitest';
import { buildModel } from '../../server/src/inference/builtin/build-model.ts';
import { CorpusBuilder } from '../../server/src/inference/builtin/corpus.ts';
import { foresee } from '../../server/src/inference/builtin/foresee.ts';
import { type BuiltinModel, openModel } from '../../server/src/inference/builtin/model.ts';

const learned = `<?php
function desk_register() {
	register_post_type( 'workshop', array( 'public' => true ) );
}
add_action( 'init', 'desk_register' );
`;
let model: BuiltinModel;
beforeAll(() => {
  const builder = new CorpusBuilder();
  for (let at = 0; at < 8; at++) builder.addFile(learned, 'php');
  builder.endSource('test', 'test');
  model = openModel(buildModel(builder.finish()));
});

it.each([
  ['after a whole token', learned.indexOf('(')],
  ['within a name', learned.indexOf('post_type')],
  ['after a space', learned.indexOf("'workshop'")],
])('foresees what was counted, character by character, %s', (_, at) => {
  const foreseen = foresee(model, learned.slice(0, at), 'php', 6);
  expect(foreseen.length).toBeGreaterThan(5);
  expect(learned.slice(at)).toContain(foreseen);
  expect(learned.indexOf(foreseen, at)).toBe(at);
});

it('foresees what a text says again, though nobody has counted it', () => {
  const own = '<?php\n$zebra->stripes( 17, "plum" );\n';
  expect(own).toContain(foresee(model, `${own.repeat(3)}$zebra->`, 'php', 5).trim());
  expect(foresee(model, `${own.repeat(3)}$zebra->`, 'php', 5)).toMatch(/^stripes\(/);
});

it('foresees nothing in comments and sentences, or where it is not sure', () => {
  for (const text of ['<?php\n// register', 'Please write me a plugin for workshops', '<?php\n$']) {
    expect(foresee(model, text, 'php', 6), text).toBe('');
  }
});

it('reads the end of a long text alone', () => {
  const long = `${'$a = 1;\n'.repeat(20_000)}${learned.slice(0, learned.indexOf('('))}`;
  expect(foresee(model, long, 'php', 3)).toMatch(/^\(\)/);
});
