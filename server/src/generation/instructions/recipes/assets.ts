import { php } from '../../writers/php.ts';
import { type Composer, raw } from '../composer.ts';
import { titleOf } from '../naming.ts';
import type { Recipe } from '../recipe.ts';

const enqueue: Recipe = {
  id: 'enqueue',
  asks: [
    'enqueue script',
    'enqueue style',
    'load stylesheet on front end',
    'enqueue javascript file with dependency',
    'load script only on page',
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

const dynamicBlock: Recipe = {
  id: 'dynamic-block',
  asks: [
    'register dynamic block',
    'register block type with render callback',
    'server side rendered block in php',
    'block with attributes',
  ],
  name: 'register_blocks',
  needs: /block/,
  never:
    /block editor|code block|pattern|block style|variation|blocks allowed|allowed block|category|disable|convert|parse|core\/\w+ block (?:output|markup)|binding/,
  joins: true,
  compose(c) {
    const name = /[`"']?\b([a-z][\w-]*\/[a-z][\w-]*)\b[`"']?/.exec(c.text.replace(/https?:\S+/g, ''))?.[1];
    if (name === undefined || /^core\//.test(name) || /\/v\d/.test(name)) return null;
    const attributes = [
      ...c.text.matchAll(/attributes?\s+[`"']?(\w+)[`"']?(?:\s*\((string|number|boolean|integer)[^)]*\))?/g),
    ].filter(([, own = '']) => !/^(?:and|with|of|a|an|is|the|named|called|defaults?)$/.test(own));
    const named = attributes.map(([, own = '', type]) => ({
      own,
      type: type ?? (c.says(/number|count/) ? 'number' : 'string'),
      fallback: new RegExp(
        String.raw`${own}\b[^.;\n]{0,40}default\w*\W*(?:to|is|value|of)?\W*[\`"']([^\`"']*)[\`"']`,
        'i',
      ).exec(c.text)?.[1],
    }));
    const [first] = named;
    const element = /<(\w+)(?:\s[^>]*)?>/.exec(c.text)?.[1] ?? 'p';
    const value =
      first !== undefined
        ? raw(`esc_html( $attributes['${first.own}'] ?? '' )`)
        : c.says(/year/)
          ? raw("esc_html( wp_date( 'Y' ) )")
          : c.says(/site (?:name|title)/)
            ? raw("esc_html( get_bloginfo( 'name' ) )")
            : c.says(/date/)
              ? raw("esc_html( wp_date( get_option( 'date_format' ) ) )")
              : c.says(/(?:number|count) of/)
                ? raw(`esc_html( (string) wp_count_posts( '${c.postType('post')}' )->publish )`)
                : c.phrases()[0] === undefined
                  ? null
                  : c.escapedText(c.phrase(''));
    if (value === null) return null;
    const render = c.instruction.className === null ? c.prefixed('render_block') : 'render_block';
    const callback = c.instruction.className === null ? php`${render}` : raw(`array( $this, 'render_block' )`);
    return {
      summary: `Registers the block ${name}.`,
      returns: 'void',
      hooks: [{ kind: 'action', hook: 'init' }],
      body: php`register_block_type( ${name}, ${{ api_version: 3, title: c.label(titleOf(name.split('/')[1] ?? name)), category: 'widgets', ...(named.length === 0 ? {} : { attributes: Object.fromEntries(named.map(({ own, type, fallback }) => [own, { type, ...(fallback === undefined ? {} : { default: fallback }) }])) }), render_callback: callback }} );`,
      beside: [
        {
          name: render,
          summary: 'Returns the markup of the block.',
          params: 'array $attributes',
          returns: 'string',
          body: php`return sprintf( ${`<${element} %1$s>%2$s</${element}>`}, get_block_wrapper_attributes(), ${value} );`,
        },
      ],
    };
  },
};

const blockExtras: Recipe = {
  id: 'block-extras',
  asks: [
    'register block style',
    'register block pattern',
    'register block category',
    'limit allowed blocks',
    'add block pattern category',
    'register block variation',
  ],
  name: 'register_block_extras',
  needs: /block/,
  compose(c) {
    const init = [{ kind: 'action' as const, hook: 'init' }];
    const slug = /[`"']([a-z][\w-]*\/[a-z][\w-]*)[`"']|\b(core\/[a-z-]+)\b/.exec(c.text);
    const block = slug?.[1] ?? slug?.[2];
    const phrase = c.phrases()[0]?.text;
    if (c.says(/block style|style variation|style .{0,30} for (?:the )?.{0,20}block/)) {
      const name = c.named('(?:block )?style(?: variation)?') ?? 'fancy';
      const target =
        /\bcore\/[a-z-]+/.exec(c.text)?.[0] ??
        `core/${/\b(button|image|quote|heading|list|group|paragraph|table|separator)\b/.exec(c.instruction.prose)?.[1] ?? 'button'}`;
      return {
        summary: 'Registers the style.',
        returns: 'void',
        hooks: init,
        body: php`register_block_style( ${target}, ${{ name, label: c.label(phrase ?? titleOf(name)) }} );`,
      };
    }
    if (c.says(/pattern category/)) {
      const name = c.named('(?:block )?pattern category') ?? 'custom';
      return {
        summary: 'Registers the category.',
        returns: 'void',
        hooks: init,
        body: php`register_block_pattern_category( ${name}, ${{ label: c.label(phrase ?? titleOf(name)) }} );`,
      };
    }
    if (c.says(/pattern/)) {
      const name = block ?? `${c.prefix}/hero`;
      const heading = c.phrases()[1]?.text ?? phrase ?? 'Welcome';
      const content =
        c.instruction.quoted.find(({ text }) => text.startsWith('<!--'))?.text ??
        `<!-- wp:heading -->\n<h2 class="wp-block-heading">${heading}</h2>\n<!-- /wp:heading -->\n\n<!-- wp:paragraph -->\n<p></p>\n<!-- /wp:paragraph -->`;
      return {
        summary: 'Registers the pattern.',
        returns: 'void',
        hooks: init,
        body: php`register_block_pattern( ${name}, ${{ title: c.label(phrase ?? titleOf(name.split('/')[1] ?? name)), content }} );`,
      };
    }
    if (c.says(/block categor/)) {
      const name = c.named('slug|(?:block )?categor(?:y|ies)') ?? 'custom';
      return {
        summary: 'Adds a category of blocks.',
        params: 'array $categories',
        returns: 'array',
        hooks: [{ kind: 'filter', hook: 'block_categories_all' }],
        body: php`
        $categories[] = ${{ slug: name, title: c.label(phrase ?? titleOf(name)) }};

        return $categories;
      `,
      };
    }
    if (c.says(/allow|limit|restrict|only/) && c.says(/blocks/)) {
      const core = [
        ...new Set(
          c.instruction.prose.match(/\bcore\/[a-z-]+/g) ??
            [
              ...c.instruction.prose.matchAll(
                /\b(paragraph|heading|image|list|quote|button|group|columns|gallery|video|table)s?\b/g,
              ),
            ].map(([, name]) => `core/${name}`),
        ),
      ];
      const type = c.named('post[ -]?types?');
      return core.length === 0
        ? null
        : {
            summary: 'Says which blocks the editor offers.',
            params: '$allowed, WP_Block_Editor_Context $context',
            hooks: [{ kind: 'filter', hook: 'allowed_block_types_all', args: 2 }],
            body: php`
        ${
          type === null
            ? raw('')
            : php`
          if ( ! $context->post instanceof WP_Post || ${type} !== $context->post->post_type ) {
            return $allowed;
          }
        `
        }

        return ${core};
      `,
          };
    }
    return null;
  },
};

export const assets: readonly Recipe[] = [
  enqueue,
  inline,
  dequeue,
  scriptAttribute,
  removeVersions,
  dynamicBlock,
  blockExtras,
];
