import { describe, expect, it } from 'vitest';
import { answerPrompt } from '../../../server/src/generation/abilities/answer-prompt.ts';
import { analyzer } from '../../analysis/analyzer-for-tests.ts';
import { givenCodeCases } from './cases/given-code.ts';
import { givenCodeListCases } from './cases/given-code-lists.ts';
import { scriptCases } from './cases/scripts.ts';
import { shopCases } from './cases/shop.ts';
import { complaintAbout } from './complaint-about.ts';

describe.each([
  ['given code', givenCodeCases],
  ['given code with a list of wishes', givenCodeListCases],
  ['scripts', scriptCases],
  ['WooCommerce', shopCases],
])('%s', (_, cases) => {
  it.each(cases)('$prompt', async (one) => {
    const { text } = await answerPrompt(one.prompt, analyzer, { room: 3500 });
    expect(complaintAbout(one, text)).toBe('');
  });
});

it('indents what it adds as the code is indented', async () => {
  const lines = [
    "add_action( 'wp_ajax_keep', function () {",
    "    update_option( 'kept', 1 );",
    '    wp_die();',
    '} );',
  ];
  const prompt = `Add a capability check to this handler:\n\n\`\`\`php\n${lines.join('\n')}\n\`\`\``;
  const { text } = await answerPrompt(prompt, analyzer, { room: 3500 });
  expect(text).toContain("\n    if ( ! current_user_can( 'manage_options' ) ) {\n        wp_send_json_error(");
});
