import { describe, expect, it } from 'vitest';
import { button } from '../../../server/src/generation/theme/blocks/actions.ts';
import { cover, group } from '../../../server/src/generation/theme/blocks/containers.ts';
import { image } from '../../../server/src/generation/theme/blocks/media.ts';
import { heading, paragraph } from '../../../server/src/generation/theme/blocks/text.ts';
import { html } from '../../../server/src/generation/writers/html.ts';

describe('core blocks', () => {
  it('have classes and styles that agree with their attributes', () => {
    expect(
      heading(1, html`Hello`, { text: 'primary', fontSize: 'xx-large', textAlign: 'center', padding: { top: '50' } })
        .text,
    ).toBe(
      '<!-- wp:heading {"level":1,"style":{"spacing":{"padding":{"top":"var:preset|spacing|50"}},"typography":{"textAlign":"center"}},"textColor":"primary","fontSize":"xx-large"} -->\n' +
        '<h1 class="wp-block-heading has-text-align-center has-primary-color has-text-color has-xx-large-font-size" style="padding-top:var(--wp--preset--spacing--50)">Hello</h1>\n' +
        '<!-- /wp:heading -->',
    );
    expect(paragraph(html`Text`).text).toBe('<!-- wp:paragraph -->\n<p>Text</p>\n<!-- /wp:paragraph -->');
  });

  it('lay out groups without a class for it, and name landmarks', () => {
    expect(
      group([paragraph(html`Text`)], { tag: 'aside', label: html`More`, borderColor: 'line', borderWidth: '1px' }).text,
    ).toBe(
      '<!-- wp:group {"tagName":"aside","ariaLabel":"More","style":{"border":{"width":"1px"}},"borderColor":"line","layout":{"type":"constrained"}} -->\n' +
        '<aside aria-label="More" class="wp-block-group has-border-color has-line-border-color" style="border-width:1px">\n' +
        '\t<!-- wp:paragraph -->\n\t<p>Text</p>\n\t<!-- /wp:paragraph -->\n' +
        '</aside>\n<!-- /wp:group -->',
    );
  });

  it('put borders of pictures on the picture and colours of buttons on the link', () => {
    expect(image({ url: html`a.svg`, ratio: '4/3', radius: '4px' }).text).toContain(
      '<figure class="wp-block-image size-full has-custom-border"><img src="a.svg" alt="" style="border-radius:4px;aspect-ratio:4/3;object-fit:cover"/></figure>',
    );
    expect(button(html`Go`, { url: html`/go/`, background: 'accent', className: 'is-style-outline' }).text).toContain(
      '<div class="wp-block-button is-style-outline"><a class="wp-block-button__link has-accent-background-color has-background wp-element-button" href="/go/">Go</a></div>',
    );
  });

  it('dim pictures under text', () => {
    const made = cover([], { url: html`a.svg`, overlay: 'contrast', dim: 80, height: { value: 60, unit: 'vh' } }).text;
    expect(made).toContain('"dimRatio":80');
    expect(made).toContain('has-background-dim-80 has-background-dim');
  });
});
