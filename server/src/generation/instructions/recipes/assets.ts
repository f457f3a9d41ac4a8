import { php } from '../../writers/php.ts';
import { type Composer, raw } from '../composer.ts';
import type { Recipe } from '../recipe.ts';

const enqueue: Recipe = {
  id: 'enqueue',
  asks: [
    'enqueue script',
    'enqueue style',
    'load stylesheet on front end',
    'enqueue javascript file with dependency',
    'load script only on page',
    'load style handle',
    'load script handle',
  ],
  name: 'enqueue_assets',
  needs: /enqueue|script|style ?sheet|css|javascript/,
  never:
    /dequeue|deregister|remove|inline|defer|async|localize|emoji|custom css|admin footer|register_block|block style/,
  joins: true,
  compose(c) {
    const script = /[\w./-]+\.js\b/.exec(c.text)?.[0];
    const style = /[\w./-]+\.css\b/.exec(c.text)?.[0];
    if (script === undefined && style === undefined) return null;
    const handle =
      c.named('(?:script |style )?handle') ??
      c.named('scripts?|styles?(?:heet)?') ??
      (script ?? style ?? '').replace(/^.*\/|\.\w+$/g, '');
    const version = /\bversion\s*(?:is|of|:|=)?\s*[`"']?(\d[\w.]*\w|\d)/i.exec(c.text)?.[1] ?? '1.0.0';
    const dependencies = [
      ...new Set(
        c.instruction.prose.match(
          /\bjquery(?:-ui-\w+)?\b|\bwp-(?:element|blocks|i18n|api-fetch|data|components|editor|hooks|util)\b/g,
        ) ?? [],
      ),
    ];
    const fromTheme = c.says(/theme|get_template|get_stylesheet/);
    const address = (path: string) =>
      fromTheme
        ? php`get_theme_file_uri( ${path.replace(/^\//, '')} )`
        : php`plugins_url( ${path.replace(/^\//, '')}, __FILE__ )`;
    const inAdmin = c.says(/\badmin\b(?!istrator)|dashboard/) && !c.says(/front/);
    const inEditor = c.says(/block editor|editor assets/);
    const hook = c.says(/login page/)
      ? 'login_enqueue_scripts'
      : inEditor
        ? 'enqueue_block_editor_assets'
        : inAdmin
          ? 'admin_enqueue_scripts'
          : 'wp_enqueue_scripts';
    const footer = c.says(/footer|defer/)
      ? raw(c.says(/defer/) ? ", array( 'strategy' => 'defer', 'in_footer' => true )" : ', true')
      : raw('');
    const screen = inAdmin ? c.quoted(/(?:screen|page|hook)\W*(?:suffix|is|id)?\W*$/) : null;
    const calls = [
      ...(style === undefined ? [] : [php`wp_enqueue_style( ${handle}, ${address(style)}, array(), ${version} );`]),
      ...(script === undefined
        ? []
        : [
            php`wp_enqueue_script( ${handle}, ${address(script)}, ${dependencies}, ${version}${footer.text === '' ? raw(', true') : footer} );`,
          ]),
    ];
    const object =
      c.says(/localize|wp_localize_script|ajax_url|ajaxurl|pass(?:es)? /) && script !== undefined
        ? (c.named('object(?: named| called)?') ?? 'settings')
        : null;
    return {
      summary: 'Loads the files.',
      ...(screen === null ? {} : { params: 'string $hook_suffix' }),
      returns: 'void',
      hooks: [{ kind: 'action', hook }],
      body: php`
        ${c.guard(null, ...(screen === null ? [] : [php`${screen} === $hook_suffix`]))}

        ${raw(calls.map(({ text }) => text).join('\n'))}
        ${object === null ? raw('') : php`wp_localize_script( ${handle}, ${object}, array( 'ajaxUrl' => admin_url( 'admin-ajax.php' ), 'nonce' => wp_create_nonce( ${c.quoted(/nonce\W*$/) ?? handle} ) ) );`}
      `,
    };
  },
};

const inline: Recipe = {
  id: 'inline-asset',
  asks: ['add inline css to head', 'print custom css in head', 'add inline script after handle'],
  name: 'add_inline',
  needs: /inline|custom css/,
  compose(c) {
    const code = c.instruction.quoted.find(({ text }) => /[{;()]/.test(text))?.text;
    if (code === undefined) return null;
    const handle = c.named('handle|style|script') ?? null;
    const isScript = c.says(/script|javascript/);
    const own = c.prefixed('inline').replace(/_/g, '-');
    const register =
      handle === null
        ? isScript
          ? php`wp_register_script( ${own}, false, array(), '1.0.0', true );\nwp_enqueue_script( ${own} );`
          : php`wp_register_style( ${own}, false, array(), '1.0.0' );\nwp_enqueue_style( ${own} );`
        : raw('');
    return {
      summary: 'Adds to what is loaded.',
      returns: 'void',
      hooks: [{ kind: 'action', hook: 'wp_enqueue_scripts', priority: 20 }],
      body: php`
      ${c.guard(null)}

      ${register}
      ${raw(isScript ? 'wp_add_inline_script' : 'wp_add_inline_style')}( ${handle ?? own}, ${code} );
    `,
    };
  },
};

const dequeue: Recipe = {
  id: 'dequeue',
  asks: [
    'dequeue style',
    'dequeue script',
    'remove stylesheet of plugin',
    'remove block library css',
    'deregister script',
  ],
  name: 'dequeue_assets',
  needs: /dequeue|deregister|remove|disable/,
  never: /emoji|version|query string|shortcode|role|menu|widget|column|meta/,
  compose(c) {
    if (!c.says(/style|script|css|jquery/)) return null;
    const handle =
      c.named('handle|scripts?|styles?(?:heet)?') ??
      (c.says(/block library|wp-block-library/)
        ? 'wp-block-library'
        : c.says(/jquery migrate/)
          ? 'jquery-migrate'
          : c.says(/dashicons/)
            ? 'dashicons'
            : null);
    if (handle === null) return null;
    const isScript = c.says(/script|jquery/);
    return {
      summary: 'Keeps a file from being loaded.',
      returns: 'void',
      hooks: [{ kind: 'action', hook: 'wp_enqueue_scripts', priority: 100 }],
      body: php`
      ${c.guard(null)}

      ${raw(isScript ? 'wp_dequeue_script' : 'wp_dequeue_style')}( ${handle} );
      ${c.says(/deregister/) ? raw(`${isScript ? 'wp_deregister_script' : 'wp_deregister_style'}( '${handle}' );`) : raw('')}
    `,
    };
  },
};

const scriptAttribute: Recipe = {
  id: 'script-attribute',
  asks: ['add defer attribute to script', 'add async attribute to script handle', 'filter script_loader_tag'],
  name: 'script_attribute',
  needs: /defer|async|script_loader_tag|crossorigin|type="module"/,
  never: /enqueue .*\.js/,
  compose(c) {
    const handle =
      c.named('handle|script') ??
      c.instruction.quoted.find(
        ({ text }) => /^[a-z][\w-]+$/.test(text) && !/^(?:defer|async|script_loader_tag)$/.test(text),
      )?.text;
    if (handle === undefined) return null;
    const attribute = c.says(/async/) ? 'async' : 'defer';
    return {
      summary: 'Adds an attribute to a script.',
      params: 'string $tag, string $handle',
      returns: 'string',
      hooks: [{ kind: 'filter', hook: 'script_loader_tag', args: 2 }],
      body: php`return ${handle} === $handle ? str_replace( ' src=', ${` ${attribute} src=`}, $tag ) : $tag;`,
    };
  },
};

const removeVersions: Recipe = {
  id: 'remove-asset-version',
  asks: ['remove version query string from scripts and styles', 'strip ver from static resources'],
  name: 'remove_asset_version',
  needs: /ver\b|version|query string/,
  never: /generator|wordpress version|php|enqueue/,
  compose: (c: Composer) =>
    c.says(/script|style|static|asset/)
      ? {
          summary: 'Takes the version out of an address.',
          params: 'string $src',
          returns: 'string',
          hooks: [
            { kind: 'filter', hook: 'style_loader_src' },
            { kind: 'filter', hook: 'script_loader_src' },
          ],
          body: php`return remove_query_arg( 'ver', $src );`,
        }
      : null,
};

export const assets: readonly Recipe[] = [enqueue, inline, dequeue, scriptAttribute, removeVersions];
