import type { Clause } from '../../../understanding/clause.ts';
import { type CssCode, css } from '../../../writers/css.ts';
import { type PhpCode, php } from '../../../writers/php.ts';
import type { TestCase } from '../../feature-module.ts';
import { settingValue } from '../../features/settings/settings-of.ts';
import type { PluginPlan } from '../../plan.ts';
import type { SiteTool } from '../../site-tool.ts';
import { contentTool } from '../support/content-class.ts';
import { contentIn, contentSetting } from '../support/content-types.ts';
import { type Position, placeText, positionIn, positionSetting } from '../support/position.ts';
import { addressIn, quotesIn } from '../support/said.ts';
import { cssClass, styleFile } from '../support/style.ts';
import { toolClass, toolHandle, toolName } from '../support/tool-names.ts';

type InsertedText = {
  /** What is inserted, in a word: `disclaimer`. */
  readonly kind: string;
  readonly text: string;
  /** Where a button leads; empty: there is none. */
  readonly url: string;
  readonly button: string;
  readonly position: Position;
  readonly content: readonly string[];
};

const kinds: readonly (readonly [RegExp, kind: string, text: string])[] = [
  [
    / (call to action|calls to action|call-to-action|cta|ctas) /,
    'call to action',
    'Enjoyed this post? Get in touch with us.',
  ],
  [
    / (affiliate (disclosure|disclaimer|notice|note)|disclosure) /,
    'disclosure',
    'This post contains affiliate links. We may earn a commission if you buy through them.',
  ],
  [
    / disclaimers? /,
    'disclaimer',
    'This content is for informational purposes only and is not a substitute for professional advice.',
  ],
  [/ copyright (notice|note|text|line) /, 'copyright notice', 'All rights reserved.'],
  [/ (ads?|advert|adverts|advertisement|advertisements|adsense|ad code|banner ads?) /, 'advertisement', ''],
  [/ signatures? /, 'signature', ''],
  [
    / (custom |additional |extra |fixed |short |same |some |thank-?you |promotional |html )*(text|texts|message|messages|note|notes|notice|notices|paragraph|snippet|content|html) /,
    'text',
    '',
  ],
];

const adds =
  / (add|adds|adding|insert|inserts|inserting|show|shows|display|displays|append|appends|prepend|prepends|put|puts|place|places|inject|injects|automatically) /;

/** The noun phrase that is inserted stands before the place: "a disclaimer above each post". */
const beside =
  / (above|below|before|after|under|underneath|beneath|at the (?:end|top|bottom|beginning|start) of|to the (?:end|top|bottom|beginning|start) of|within|in|inside|on|to) .*\b(posts?|articles?|pages?|content|products?|entries|blog|text|every|each) /;

function kindIn(line: string): readonly [string, string] | null {
  const place = line.search(beside);
  const before = place < 0 ? '' : line.slice(0, place + 1);
  const found = kinds.find(([pattern]) => pattern.test(before));
  return found === undefined ? null : [found[1], found[2]];
}

function saidIn(clause: Clause): Partial<InsertedText> {
  const position = positionIn(clause);
  const url = addressIn(clause);
  const texts = quotesIn(clause).filter((text) => text !== url);
  const hasButton = / buttons? /.test(clause.line);
  const [text = '', second = ''] = hasButton && texts.length === 1 ? ['', texts[0]] : texts;
  return {
    ...(position !== null && { position }),
    ...(url !== '' && { url }),
    ...(text !== '' && { text }),
    ...(second !== '' && { button: second }),
  };
}

/** "Add the disclaimer "…" below each post." */
export const insertedText: SiteTool<InsertedText> = {
  tool: 'inserted_text',
  isGeneral: true,
  example: 'Add a disclaimer below each post.',
  provides: ['shortcode'],
  recognize(clause) {
    // The "to" of a call to action names no place.
    const line = clause.line.replace(/ calls? to action /g, ' cta ');
    const content = contentIn(clause);
    // Without a verb too: "Affiliate disclosure at the top of blog posts".
    const isNamed = !/ (with|has|have|and|:|,) /.test(line.slice(0, Math.max(line.search(beside), 0)));
    const kind = adds.test(line) || isNamed ? kindIn(line) : null;
    if (kind === null) return null;
    const isOfContent =
      content.some((name) => /^(post|page|product|any)$/.test(name)) || / (content|each|every) /.test(line);
    if (
      !isOfContent ||
      / ((top|bottom) of (all|every|each|the) pages?|columns?|admin|dashboard|login|cart|checkout|e-?mails?|header|sidebar|reading time|read time|minutes?|words?|author|table of contents|share|related|views?) /.test(
        line,
      )
    )
      return null;
    return { kind: kind[0], text: kind[1], url: '', button: '', position: 'below', content, ...saidIn(clause) };
  },
  refine(clause, options) {
    const said = saidIn(clause);
    return Object.keys(said).length === 0 ? null : { ...options, ...said };
  },
  describe: ({ kind, position, text, url }) =>
    `A ${kind} is shown ${placeText(position)}${text === '' ? ', with the text entered in the settings' : ''}${url === '' ? '' : `, with a button that links to ${url}`}.`.replace(
      /^A (?=[aeiou])/,
      'An ',
    ),
  settings: ({ kind, text, url, button, position, content }) => [
    {
      key: 'text',
      names: /^(?:text|message|content|html|\w*(?:disclaimer|disclosure|notice|text|code))$/,
      type: kind === 'advertisement' ? 'code' : 'textarea',
      label: kind === 'advertisement' ? 'Code' : 'Text',
      description:
        kind === 'advertisement'
          ? 'HTML code of the advertisement.'
          : 'Separate paragraphs with blank lines. Leave empty to show nothing.',
      default: text,
      section: 'general',
    },
    ...(kind === 'advertisement'
      ? []
      : ([
          {
            key: 'button_url',
            names: /url|link|address/,
            type: 'url',
            label: 'Button URL',
            description: 'Leave empty to show no button.',
            default: url,
            section: 'general',
          },
          {
            key: 'button_text',
            names: /button/,
            type: 'text',
            label: 'Button text',
            description: '',
            default: button === '' ? 'Read more' : button,
            section: 'general',
          },
        ] as const)),
    positionSetting(position),
    contentSetting(content),
  ],
  contribute(plan, options) {
    return {
      ...contentTool(plan, {
        tool: this.tool,
        summary: `Shows a ${options.kind} with the content of posts.`.replace(/^Shows a (?=[aeiou])/, 'Shows an '),
        what: `the ${options.kind}`,
        position: options.position,
        content: options.content,
        priority: 18,
        methods: insertedTextMethods(plan, options),
      }),
      files: [styleFile(this.tool, insertedTextCss(plan))],
      tests: [insertedTextTest(plan, options)],
      readme: {
        features: [
          `Shows a ${options.kind} with the content of every post`.replace(/^Shows a (?=[aeiou])/, 'Shows an '),
        ],
      },
      instructions: [
        `The ${options.kind} is shown ${placeText(options.position)}${options.text === '' ? ' once it is entered in the settings' : ''}; the shortcode \`[${toolName(plan, this.tool)}]\` displays it anywhere else.`,
      ],
    };
  },
};

const insertedTextCss = (plan: PluginPlan): CssCode => css`
  .${cssClass(plan, 'inserted_text')} {
    margin-block: 1.5rem;
  }

  .${cssClass(plan, 'inserted_text')} > :first-child {
    margin-block-start: 0;
  }

  .${cssClass(plan, 'inserted_text')} > :last-child {
    margin-block-end: 0;
  }
`;

function insertedTextMethods(plan: PluginPlan, { kind, text, url, button }: InsertedText): PhpCode {
  const handle = toolHandle(plan, 'inserted_text');
  if (kind === 'advertisement') {
    return php`
      /**
       * Renders the advertisement.
       *
       * @return string HTML, or an empty string if there is no text.
       */
      public function render() {
        $code = ${settingValue(plan, 'text', text)};
        if ( '' === trim( $code ) ) {
          return '';
        }

        wp_enqueue_style( ${handle} );

        ob_start();
        printf( '<aside class="%1$s" aria-label="%2$s">', esc_attr( ${handle} ), ${php`esc_attr__( 'Advertisement', ${plan.domain} )`} );
        echo $code; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Advertisements are scripts; only those who may write unfiltered HTML can save one.
        echo '</aside>';

        return ob_get_clean();
      }
    `;
  }
  return php`
    /**
     * The ${kind}.
     *
     * @return string HTML, or an empty string if there is no text.
     */
    public function render() {
      $text = ${settingValue(plan, 'text', text)};
      $url  = ${settingValue(plan, 'button_url', url)};
      if ( '' === trim( $text ) && '' === $url ) {
        return '';
      }

      wp_enqueue_style( ${handle} );
      $link = '' === $url ? '' : sprintf(
        '<p><a class="wp-element-button" href="%1$s">%2$s</a></p>',
        esc_url( $url ),
        esc_html( ${settingValue(plan, 'button_text', button === '' ? 'Read more' : button)} )
      );

      return sprintf( '<div class="%1$s">%2$s%3$s</div>', ${handle}, make_clickable( wpautop( esc_html( $text ) ) ), $link );
    }
  `;
}

const insertedTextTest = (plan: PluginPlan, { kind }: InsertedText): TestCase => ({
  name: 'Inserted_Text',
  summary: 'Tests for the inserted text.',
  methods: [
    php`
      /**
       * Nothing is shown until a text has been entered.
       */
      public function test_text_is_shown_once_it_is_there() {
        $inserted = new ${toolClass(plan, 'inserted_text')}();

        $this->save( '' );
        $this->assertSame( '', $inserted->render() );

        $this->save( 'Fish & chips' );
        $this->assertStringContainsString( ${kind === 'advertisement' ? 'Fish & chips' : '<p>Fish &amp; chips</p>'}, $inserted->render() );
      }
    `,
    php`
      /**
       * Saves a text.
       *
       * @param string $text The text.
       */
      private function save( $text ) {
        $settings = get_option( ${`${plan.names.prefix}_settings`}, array() );

        update_option( ${`${plan.names.prefix}_settings`}, array_merge( $settings, ${saved(plan, kind)} ) );
      }
    `,
  ],
});

/** Settings with a text and without a button; other tools of the plugin may have settings of these names too. */
function saved({ settingKeys = {} }: PluginPlan, kind: string): PhpCode {
  const key = (name: string) => settingKeys[name] ?? name;
  return php`${{ [key('text')]: php`$text`, ...(kind !== 'advertisement' && { [key('button_url')]: '' }) }}`;
}
