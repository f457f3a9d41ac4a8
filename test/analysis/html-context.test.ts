import { describe, expect, it } from 'vitest';
import { analyze, findings } from './analyzer-for-tests.ts';

/** The message's last part names the place. */
function placeIn(code: string): string[] {
  return analyze(code, 'page.php')
    .issues.filter(({ rule }) => rule === 'security/unescaped-output')
    .map(({ message }) => message.replace(/^.*, in (.*)\.$/, '$1'));
}

const raw = '<?php echo $_GET["x"]; ?>';

describe('the place of an output in the page', () => {
  it.each([
    ['text', `<p>${raw}</p>`, 'HTML text'],
    ['a comment', `<!-- ${raw} -->`, 'an HTML comment'],
    ['a textarea', `<textarea>${raw}</textarea>`, 'a textarea'],
    ['a title', `<title>${raw}</title>`, 'the title element'],
    ['a double-quoted attribute', `<a title="a ${raw}">`, 'the attribute title'],
    ['a single-quoted attribute', `<a title='${raw}'>`, 'the attribute title'],
    ['an unquoted attribute', `<input value=${raw}>`, 'the attribute value, which has no quotes'],
    ['a URL attribute', `<a href="${raw}">`, 'the attribute href, which holds a URL'],
    ['the query of a URL', `<a href="?a=${raw}">`, 'the attribute href'],
    ['a string in an event handler', `<a onclick="go('${raw}')">`, 'a JavaScript string in the attribute onclick'],
    ['code in an event handler', `<a onclick="go(${raw})">`, 'JavaScript code in the attribute onclick'],
    ['a style attribute', `<a style="color:${raw}">`, 'a style attribute'],
    ['a style element', `<style>a{color:${raw}}</style>`, 'a style element'],
    ['a string in a script', `<script>var a = '${raw}';</script>`, 'a JavaScript string'],
    ['code in a script', `<script>var a = ${raw};</script>`, 'JavaScript code'],
    ['code after a string in a script', `<script>var a = 'x'; b(${raw});</script>`, 'JavaScript code'],
    ['a tag', `<option ${raw}>`, 'a tag, where attributes are named'],
    ['text after a script', `<script>if (a < b) { c("</p>"); }</script>${raw}`, 'HTML text'],
    ['text after attributes with brackets', `<a title="a > b">${raw}`, 'HTML text'],
    [
      'text after a branch that opens a tag',
      `<?php if ( $a ) : ?><div class="a"><?php else : ?><div><?php endif; ?>${raw}`,
      'HTML text',
    ],
    [
      'an attribute begun in an earlier echo',
      `<?php echo '<a title="'; echo $_GET['x']; echo '">';`,
      'the attribute title',
    ],
    [
      'an attribute in a text built up',
      `<?php $h = '<a title="';\n$h .= $_GET['x'];\necho $h . '">';`,
      'the attribute title',
    ],
    [
      'an attribute in a format',
      `<?php printf( '<a href="%s">%s</a>', $_GET['x'], esc_html( $y ) );`,
      'the attribute href, which holds a URL',
    ],
    ['an inline script', `<?php wp_add_inline_script( 'a', 'var x = "' . $_GET['x'] . '";' );`, 'a JavaScript string'],
  ])('%s', (_name, code, place) => {
    expect(placeIn(code)).toEqual([place]);
  });
});

/** The escapers that suffice at each place; every other one is reported. */
const escapers = [
  'esc_html',
  'esc_attr',
  'esc_url',
  'esc_js',
  'esc_textarea',
  'wp_kses_post',
  'sanitize_text_field',
  'wp_json_encode',
  'rawurlencode',
  'sanitize_key',
  'absint',
];

describe('which escapers suffice', () => {
  it.each<[string, string, readonly string[]]>([
    ['text', '<p>%</p>', escapers],
    [
      'an attribute',
      '<a title="%">',
      ['esc_html', 'esc_attr', 'esc_url', 'esc_js', 'esc_textarea', 'rawurlencode', 'sanitize_key', 'absint'],
    ],
    ['a URL attribute', '<a href="%">', ['esc_url', 'rawurlencode', 'sanitize_key', 'absint']],
    ['an unquoted attribute', '<a title=%>', ['esc_url', 'rawurlencode', 'sanitize_key', 'absint']],
    [
      'a JavaScript string',
      '<script>a("%")</script>',
      ['esc_url', 'esc_js', 'wp_json_encode', 'rawurlencode', 'sanitize_key', 'absint'],
    ],
    ['JavaScript code', '<script>a(%)</script>', ['wp_json_encode', 'sanitize_key', 'absint']],
    [
      'a string in an event handler',
      `<a onclick="a('%')">`,
      ['esc_url', 'esc_js', 'rawurlencode', 'sanitize_key', 'absint'],
    ],
  ])('%s', (_name, page, enough) => {
    const sufficient = escapers.filter((escaper) => {
      const code = page.replace('%', `<?php echo ${escaper}( $_GET['x'] ); ?>`);
      return findings(code, 'security/unescaped-output').length === 0;
    });
    expect(sufficient).toEqual(enough);
  });
});
