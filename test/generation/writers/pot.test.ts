import { describe, expect, it } from 'vitest';
import { js, jsFile } from '../../../server/src/generation/writers/js.ts';
import { jsonFile } from '../../../server/src/generation/writers/json.ts';
import { php, phpFile } from '../../../server/src/generation/writers/php.ts';
import { potFile } from '../../../server/src/generation/writers/pot.ts';

const pot = (path: string, content: string): string => potFile([{ path, content }], 'demo');
const hostile = `it's "so" <b>\\n</b> ?> */ $var %s 🎉`;

describe('the template of translations', () => {
  it('has the texts of PHP with plural, context, comment and line', () => {
    const source = phpFile(php`
      echo esc_html__( ${'Plain'}, 'demo' );
      $count = sprintf(
        /* translators: %d: number of guests */
        _nx( ${'%d guest'}, ${'%d guests'}, count( $guests, 1 ), ${'events'}, 'demo' ),
        4
      );
      esc_attr_x( ${'Open'}, ${'shop state'}, 'demo' );
    `);
    const text = pot('includes/texts.php', source);
    expect(text).toContain('#: includes/texts.php:2\nmsgid "Plain"\nmsgstr ""');
    expect(text).toContain(
      '#. translators: %d: number of guests\n#: includes/texts.php:5\n#, php-format\n' +
        'msgctxt "events"\nmsgid "%d guest"\nmsgid_plural "%d guests"\nmsgstr[0] ""\nmsgstr[1] ""',
    );
    expect(text).toContain('msgctxt "shop state"\nmsgid "Open"');
  });

  it('leaves out other domains, computed texts and names that only end like a function', () => {
    const source = phpFile(php`
      __( 'Other', 'other' );
      __( 'No domain' );
      __( $text, 'demo' );
      __( 'One' . 'two', 'demo' );
      my__( 'Mine', 'demo' );
      $object->__( 'Method', 'demo' );
    `);
    expect(pot('demo.php', source)).not.toMatch(/Other|No domain|One|Mine|Method/);
  });

  it.each([
    ['demo.php', phpFile(php`__( ${hostile}, 'demo' );`)],
    ['index.js', jsFile(js`__( ${hostile}, 'demo' );`)],
  ])('writes any text of %s as gettext reads it', (path, source) => {
    const expected = String.raw`msgid "it's \"so\" <b>\\n</b> ?> */ $var %s 🎉"`;
    expect(pot(path, source)).toContain(`${expected}\nmsgstr ""`);
  });

  it('writes a text of several lines with one string a line', () => {
    const expected = 'msgid ""\n"One\\n"\n"two\\ttabs\\n"\nmsgstr ""';
    expect(pot('demo.php', phpFile(php`__( ${'One\ntwo\ttabs\n'}, 'demo' );`))).toContain(expected);
    expect(pot('index.js', jsFile(js`__( ${'One\ntwo\ttabs\n'}, 'demo' );`))).toContain(expected);
  });

  it('has the texts of block.json with the contexts that WordPress looks them up by', () => {
    const block = {
      title: 'Price',
      description: 'Shows a price.',
      keywords: ['cost'],
      textdomain: 'demo',
      styles: [{ name: 'card', label: 'Card' }],
      variations: [{ name: 'sale', title: 'Sale', keywords: ['cheap'] }],
    };
    const text = pot('block.json', jsonFile(block));
    const contexts = [...text.matchAll(/msgctxt "(.*)"\nmsgid "(.*)"/g)].map(([, context, id]) => [context, id]);
    expect(contexts).toEqual([
      ['block title', 'Price'],
      ['block description', 'Shows a price.'],
      ['block keyword', 'cost'],
      ['block style label', 'Card'],
      ['block variation title', 'Sale'],
      ['block variation keyword', 'cheap'],
    ]);
    expect(pot('block.json', jsonFile({ ...block, textdomain: 'other' }))).not.toContain('Price');
  });

  it('has the names of a theme’s presets, templates and style variations', () => {
    const theme = {
      settings: { color: { palette: [{ slug: 'ink', color: '#000', name: 'Ink' }] } },
      customTemplates: [{ name: 'wide', title: 'Wide page' }],
    };
    expect(pot('theme.json', jsonFile(theme))).toMatch(
      /"Color name"\nmsgid "Ink"[\s\S]*"Custom template name"\nmsgid "Wide page"/,
    );
    expect(pot('styles/night.json', jsonFile({ title: 'Night' }))).toContain(
      'msgctxt "Style variation name"\nmsgid "Night"',
    );
  });

  it('has the headers of plugins, themes and patterns, and the name of the project', () => {
    const plugin = pot('demo.php', '<?php\n/**\n * Plugin Name: My "Demo"\n * Author: Ann\n * Version: 1\n */\n');
    expect(plugin).toContain('"Project-Id-Version: My \\"Demo\\"\\n"');
    expect(plugin).toContain('#. Plugin Name of the plugin\n#: demo.php\nmsgid "My \\"Demo\\""');
    expect(plugin).toContain('#. Author of the plugin\n#: demo.php\nmsgid "Ann"');
    expect(pot('style.css', '/*\nTheme Name: Calm\n*/')).toContain('#. Theme Name of the theme');
    expect(pot('patterns/hero.php', '<?php\n/**\n * Title: Hero\n */\n?>')).toContain(
      'msgctxt "Pattern title"\nmsgid "Hero"',
    );
  });

  it('names every place of a text once', () => {
    const source = '<?php\n__( "Save", "demo" ); __( "Save", "demo" );\n__( "Save", "demo" );\n';
    expect(pot('demo.php', source)).toContain('#: demo.php:2\n#: demo.php:3\nmsgid "Save"');
  });
});
