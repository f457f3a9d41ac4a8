import { describe, expect, it } from 'vitest';
import { attributesText, blockMarkup } from '../../../server/src/generation/writers/block-markup.ts';
import { html } from '../../../server/src/generation/writers/html.ts';
import { hostileTexts } from '../support/hostile.ts';

describe('attributes of blocks', () => {
  it.each(hostileTexts.map((text) => [text]))('come back as they were and end no comment: %s', (text) => {
    const written = attributesText({ text, list: [text], deep: { [text]: text } });
    expect(JSON.parse(written)).toEqual({ text, list: [text], deep: { [text]: text } });
    expect(written).not.toMatch(/--|<|>|&/);
  });

  it('leave out what is undefined, and hold what PHP prints', () => {
    const label = html`<?php esc_attr_e( ${"it's"}, 'theme' ); ?>`;
    expect(attributesText({ a: undefined, b: 1, label, c: { d: undefined } })).toBe(
      '{"b":1,"label":"<?php esc_attr_e( \'it\\\'s\', \'theme\' ); ?>","c":{}}',
    );
  });

  it('are not written where there are none', () => {
    expect(blockMarkup('site-title', { level: undefined }).text).toBe('<!-- wp:site-title /-->');
    expect(blockMarkup('query', {}, html`<div></div>`).text).toBe('<!-- wp:query -->\n<div></div>\n<!-- /wp:query -->');
  });
});
