import { php } from '../../writers/php.ts';
import { raw } from '../composer.ts';
import type { Recipe } from '../recipe.ts';

const excerptLength: Recipe = {
  id: 'excerpt-length',
  asks: ['limit excerpt length words', 'change excerpt length', 'excerpt more text', 'excerpt end in dots'],
  name: 'excerpt_length',
  needs: /excerpt/,
  never: /function .{0,20}get_\w*excerpt|\$post|\$content|\$text/,
  compose(c) {
    const words = c.amount(/words?|length|to/, null);
    const more =
      c.quoted(/(?:ends?(?: with| in)?|more(?: text| string)?(?: to| is)?|with|to|\bin)\W*$/) ??
      (c.says(/ellipsis|…/) ? '…' : null);
    const moreFilter = { kind: 'filter' as const, hook: 'excerpt_more' };
    if (words === null) {
      return more === null
        ? null
        : {
            summary: 'Says how excerpts end.',
            params: 'string $more',
            returns: 'string',
            hooks: [moreFilter],
            body: php`return ${more};`,
          };
    }
    return {
      summary: 'Says how many words an excerpt has.',
      params: 'int $length',
      returns: 'int',
      hooks: [{ kind: 'filter', hook: 'excerpt_length', priority: 20 }],
      body: php`return ${words};`,
      ...(more === null
        ? {}
        : {
            beside: [
              {
                name: c.prefixed('excerpt_more'),
                summary: 'Says how excerpts end.',
                params: 'string $more',
                returns: 'string',
                hooks: [moreFilter],
                body: php`return ${more};`,
              },
            ],
          }),
    };
  },
};

const addToContent: Recipe = {
  id: 'add-to-content',
  asks: [
    'append text after the content of posts',
    'prepend message before post content',
    'add notice to the_content',
    'display text below every post',
    'insert box above content',
  ],
  name: 'add_to_content',
  needs: /content|post|article|page/,
  never:
    /shortcode|title|excerpt|email|string \$content|column|registers?\b|option|role|log |replace|count|meta ?box|script|json|login|footer of|query|notice in the admin|admin notice|save|delete|nonce/,
  compose(c) {
    if (
      !c.says(/\b(?:append|prepend|add|insert|display|show|put|output)\w*/) ||
      !c.says(/after|before|below|above|end of|top of|beginning|bottom|append|prepend|under/)
    )
      return null;
    const before = c.says(/\b(?:before|prepend\w*|above|top of|beginning|start of)\b/) && !c.says(/\bappend/);
    const text = c.phrase(c.instruction.quoted.find(({ text: own }) => !/^[a-z_/]+$/.test(own))?.text ?? '');
    const reading = c.says(/reading time/);
    if (text === '' && !reading) return null;
    const markup = /^<.*>$/s.test(text);
    const element = reading
      ? php`'<p class="reading-time">' . esc_html( sprintf( '%d min read', max( 1, (int) ceil( str_word_count( wp_strip_all_tags( $content ) ) / ${c.amount(/words?/, 200)} ) ) ) ) . '</p>'`
      : markup
        ? php`wp_kses_post( ${text} )`
        : php`'<p>' . ${c.escapedText(text)} . '</p>'`;
    const conditions = c.guard(raw('$content'), raw('in_the_loop()'), raw('is_main_query()'));
    const own = /is_singular|is_page|is_front_page/.test(conditions.text)
      ? conditions
      : c.says(/\bpages?\b/) && !c.says(/\bposts?\b/)
        ? c.guard(raw('$content'), raw('is_page()'), raw('in_the_loop()'), raw('is_main_query()'))
        : c.guard(
            raw('$content'),
            php`is_singular( ${c.postType('post')} )`,
            raw('in_the_loop()'),
            raw('is_main_query()'),
          );
    return {
      summary: 'Adds to the content of a post.',
      params: 'string $content',
      returns: 'string',
      hooks: [{ kind: 'filter', hook: 'the_content' }],
      body: php`
        ${own}

        return ${before ? php`${element} . $content` : php`$content . ${element}`};
      `,
    };
  },
};

const changeTitle: Recipe = {
  id: 'change-title',
  asks: [
    'prefix post title',
    'append text to the title of posts',
    'add prefix to title',
    'modify the_title',
    'add before title of private posts',
  ],
  name: 'change_title',
  needs: /title/,
  never:
    /shortcode|returns? the title|titles of|slug|column|widget|document|register|menu|get_posts|supports?|browser|meta|\$title|capitali|rest|endpoint|email|default title/,
  compose(c) {
    const text = c.instruction.quoted.find(({ text: own }) => !/^[a-z]+_[a-z_]+$/.test(own))?.text;
    if (text === undefined) return null;
    const after = c.says(/append|after|suffix|end/);
    const type = c.postType(null);
    return {
      summary: 'Changes the title of posts.',
      params: 'string $title, int $post_id = 0',
      returns: 'string',
      hooks: [{ kind: 'filter', hook: 'the_title', args: 2 }],
      body: php`
        if ( is_admin()${type === null || (type === 'post' && !c.says(/only (?:for|on|of) posts/)) ? raw('') : php` || ${type} !== get_post_type( $post_id )`} ) {
          return $title;
        }

        return ${after ? php`$title . ${text}` : php`${text} . $title`};
      `,
    };
  },
};

const bodyClass: Recipe = {
  id: 'body-class',
  asks: ['add class to body tag', 'add body class on pages', 'filter body_class'],
  name: 'body_classes',
  needs: /body/,
  never: /response|json|email|admin body|json body|request/,
  compose(c) {
    const name = c.named('(?:body )?class(?:es)?|css class') ?? c.instruction.quoted[0]?.text ?? 'custom-class';
    return {
      summary: 'Adds a class to the body of pages.',
      params: 'array $classes',
      returns: 'array',
      hooks: [{ kind: 'filter', hook: 'body_class' }],
      body: php`
        ${c.guard(raw('$classes'))}

        $classes[] = ${name};

        return $classes;
      `,
    };
  },
};

const replaceInContent: Recipe = {
  id: 'replace-in-content',
  asks: ['replace word in content', 'censor words in post content', 'replace text in the_content'],
  name: 'replace_in_content',
  needs: /replac|censor/,
  never: /\$|array \$|slug|shortcode|default|string \$/,
  compose(c) {
    const [from, to] = c.instruction.quoted.map(({ text }) => text).filter((text) => !/^the_content$/.test(text));
    if (from === undefined) return null;
    const hook =
      c.instruction.hooks.find((name) => /title|excerpt|content|comment_text|widget/.test(name)) ??
      (c.says(/comments?/) ? 'comment_text' : 'the_content');
    return {
      summary: 'Replaces one text by another.',
      params: 'string $content',
      returns: 'string',
      hooks: [{ kind: 'filter', hook }],
      body: php`return str_replace( ${from}, ${to ?? '***'}, $content );`,
    };
  },
};

const footerText: Recipe = {
  id: 'print-in-page',
  asks: [
    'print text in footer of site',
    'add meta tag to head',
    'output html in wp_footer',
    'print script in wp_head',
    'add comment before closing body tag',
  ],
  name: 'print_markup',
  needs: /footer|head\b|wp_head|wp_footer|closing body|body open/,
  never: /admin footer|enqueue|column|widget|shortcode|menu|remove|http header|sidebar|response header|emoji|disable/,
  compose(c) {
    const text = c.instruction.quoted.find(({ text: own }) => /[<A-Z ]/.test(own))?.text ?? null;
    const tag = /meta tag|<meta/.test(c.instruction.prose);
    const name = tag ? c.named('name|meta tag|meta') : null;
    const content = tag ? (c.quoted(/content\s*=?\W*$/) ?? text) : text;
    if (content === null) return null;
    const hook =
      c.says(/head\b|wp_head/) && !c.says(/footer/)
        ? 'wp_head'
        : c.says(/body open|opening body/)
          ? 'wp_body_open'
          : 'wp_footer';
    const markup = /^</.test(content);
    return {
      summary: 'Prints markup into every page.',
      returns: 'void',
      hooks: [{ kind: 'action', hook }],
      body: php`
        ${c.guard(null)}

        ${name !== null ? php`printf( '<meta name="%s" content="%s">' . "\n", esc_attr( ${name} ), esc_attr( ${content} ) );` : markup ? php`echo wp_kses_post( ${content} );` : php`echo '<p>' . ${c.escapedText(content)} . '</p>';`}
      `,
    };
  },
};

const emptyFilters: readonly (readonly [string, readonly string[], RegExp, readonly (readonly [string, string])[]])[] =
  [
    ['disable-emoji', ['disable emojis', 'remove emoji scripts'], /emoji/, []],
    ['disable-xmlrpc', ['disable xml-rpc'], /xml-?rpc/, [['xmlrpc_enabled', '__return_false']]],
    [
      'disable-block-editor',
      ['disable block editor gutenberg', 'use classic editor'],
      /block editor|gutenberg|classic editor/,
      [['use_block_editor_for_post', '__return_false']],
    ],
    [
      'disable-auto-update',
      ['disable automatic updates', 'disable auto updates of plugins'],
      /auto(?:matic)?[ -]?updat/,
      [['automatic_updater_disabled', '__return_true']],
    ],
    [
      'disable-app-passwords',
      ['disable application passwords'],
      /application password/,
      [['wp_is_application_passwords_available', '__return_false']],
    ],
    ['disable-sitemaps', ['disable core xml sitemaps'], /sitemap/, [['wp_sitemaps_enabled', '__return_false']]],
    [
      'big-image',
      ['disable big image scaling threshold'],
      /big image/,
      [['big_image_size_threshold', '__return_false']],
    ],
  ];

const switchOffs: Recipe[] = emptyFilters.map(([id, asks, needs, filters]) => ({
  id,
  asks,
  needs,
  name: id.replace(/-/g, '_'),
  compose: (c) => {
    const byType = id === 'disable-block-editor' && c.postType(null) !== null;
    if (byType) {
      return {
        summary: 'Keeps the block editor away from a post type.',
        params: 'bool $use, string $post_type',
        returns: 'bool',
        hooks: [{ kind: 'filter', hook: 'use_block_editor_for_post_type', args: 2 }],
        body: php`return ${c.postType(null)} === $post_type ? false : $use;`,
      };
    }
    if (id === 'disable-emoji') {
      return {
        summary: 'Takes the scripts and styles of emoji away.',
        returns: 'void',
        hooks: [{ kind: 'action', hook: 'init' }],
        body: php`
        remove_action( 'wp_head', 'print_emoji_detection_script', 7 );
        remove_action( 'wp_print_styles', 'print_emoji_styles' );
        remove_action( 'admin_print_scripts', 'print_emoji_detection_script' );
        remove_action( 'admin_print_styles', 'print_emoji_styles' );
      `,
      };
    }
    const value = filters[0]?.[1] === '__return_true';
    return {
      summary: 'Switches it off.',
      returns: 'bool',
      hooks: filters.map(([hook]) => ({ kind: 'filter', hook })),
      body: php`return ${value};`,
    };
  },
}));

const removeVersion: Recipe = {
  id: 'remove-generator',
  asks: ['remove wordpress version from head', 'hide generator meta tag', 'remove wp_generator'],
  name: 'remove_generator',
  needs: /generator|version/,
  never: /script version|stylesheet|handle|php version|enqueue/,
  compose: () => ({
    summary: 'Keeps the version of WordPress out of pages and feeds.',
    returns: 'string',
    hooks: [{ kind: 'filter', hook: 'the_generator' }],
    body: php`return '';`,
  }),
};

const filterValue: Recipe = {
  id: 'filter-to-value',
  asks: ['use the filter to return value', 'filter so that it returns', 'change value with filter hook'],
  name: 'filter_value',
  needs: /filter/,
  compose(c) {
    const hook = c.instruction.hooks[0];
    if (hook === undefined) return null;
    const literal = c.quoted(/(?:returns?|to|value|be|with)\W*$/) ?? c.amount(/to|returns?|value|be/, null);
    const value =
      literal ??
      (c.says(/return(?:s|ing)? true|to true|enable/)
        ? true
        : c.says(/return(?:s|ing)? false|to false|disable/)
          ? false
          : null);
    if (value === null) return null;
    return {
      summary: `Gives ${hook} a value of its own.`,
      params: '$value',
      hooks: [{ kind: 'filter', hook }],
      body: php`
      ${c.guard(raw('$value'))}

      return ${value};
    `,
    };
  },
};

export const contentFilters: readonly Recipe[] = [
  excerptLength,
  addToContent,
  changeTitle,
  bodyClass,
  replaceInContent,
  footerText,
  ...switchOffs,
  removeVersion,
  filterValue,
];
