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
    /shortcode|returns? the title|returns? .{0,20}titles|slug|column|widget|document|register|menu|get_posts|supports?|browser|meta|\$title|capitali|rest|endpoint|email|default title/,
  compose(c) {
    const text = c.instruction.quoted.find(({ text: own }) => !/^[a-z]+_[a-z_]+$/.test(own))?.text;
    if (text === undefined) return null;
    const after = c.says(/\bappend|\bafter\b|suffix|\bat the end\b/);
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

export const contentFilters: readonly Recipe[] = [
  excerptLength,
  addToContent,
  changeTitle,
  bodyClass,
  replaceInContent,
  footerText,
];
