import type { Clause } from '../../../understanding/clause.ts';
import { type CssCode, css } from '../../../writers/css.ts';
import { type JsCode, js } from '../../../writers/js.ts';
import { type PhpCode, php } from '../../../writers/php.ts';
import { constantOf } from '../../code-names.ts';
import type { TestCase } from '../../feature-module.ts';
import { settingValue } from '../../features/settings/settings-of.ts';
import type { PluginPlan } from '../../plan.ts';
import type { SiteTool } from '../../site-tool.ts';
import { contentIn, contentSetting, contentTypes } from '../support/content-types.ts';
import { isProperty } from '../support/property.ts';
import { colourIn } from '../support/said.ts';
import { enqueueScript, scriptFile } from '../support/script.ts';
import { cssClass, styleFile } from '../support/style.ts';
import { toolClass, toolClassName, toolHandle } from '../support/tool-names.ts';

type ReadingProgress = {
  readonly edge: 'top' | 'bottom';
  readonly colour: string;
  /** In pixels. */
  readonly height: number;
  readonly content: readonly string[];
};

const phrase =
  / ((reading|read|scroll|scrolling|page) (progress|position|progression)( (bars?|indicators?|lines?|meters?))?|progress (bars?|indicators?|lines?) .*\b(read|reads|reading|reader|readers|scroll|scrolls|scrolling|posts?|articles?)|how (far|much) .*\b(read|scrolled|scroll)) /;

function saidIn(clause: Clause): Partial<ReadingProgress> {
  const { line } = clause;
  const colour = colourIn(clause);
  const height = Number(/ (\d{1,2}) ?(?:px|pixels?) /.exec(line)?.[1]);
  return {
    ...(/ bottom /.test(line) ? { edge: 'bottom' as const } : / top /.test(line) && { edge: 'top' as const }),
    ...(colour !== '' && { colour }),
    ...(height > 0 && { height: Math.min(height, 30) }),
  };
}

/** "Show a reading progress bar at the top of posts." */
export const readingProgress: SiteTool<ReadingProgress> = {
  tool: 'reading_progress',
  example: 'Show a reading progress bar at the top of the screen on posts.',
  recognize(clause) {
    if (!phrase.test(clause.line) || isProperty(clause, phrase)) return null;
    const content = contentIn(clause).filter((name) => !/progress|screen|window|viewport|reader/.test(name));
    return { edge: 'top', colour: '', height: 4, content, ...saidIn(clause) };
  },
  refine(clause, options) {
    const said = saidIn(clause);
    return Object.keys(said).length === 0 ? null : { ...options, ...said };
  },
  describe: ({ edge, height, colour }) =>
    `A bar at the ${edge} of the window, ${height} pixels high${colour === '' ? '' : ` and ${colour}`}, shows the reading progress.`,
  settings: ({ edge, colour, height, content }) => [
    {
      key: 'edge',
      names: /^(?:position|placement|location|where|edge)\w*$/,
      type: 'choice',
      label: 'Position',
      description: '',
      default: edge,
      section: 'general',
      choices: [
        { value: 'top', label: 'Top of the window' },
        { value: 'bottom', label: 'Bottom of the window' },
      ],
    },
    {
      key: 'color',
      names: /colou?r/,
      type: 'color',
      label: 'Color',
      description: 'For example #1e3a8a. Leave empty to use the color of the theme.',
      default: colour,
      section: 'general',
    },
    {
      key: 'height',
      names: /height|thick|size/,
      type: 'integer',
      label: 'Height',
      description: 'In pixels.',
      default: height,
      min: 1,
      max: 30,
      section: 'general',
    },
    { ...contentSetting(content) },
  ],
  contribute(plan, options) {
    return {
      classes: [
        {
          name: toolClassName(plan, this.tool, 'Bar'),
          summary: 'Shows the reading progress.',
          code: readingProgressClass(plan, options),
        },
      ],
      boot: [php`( new ${toolClass(plan, this.tool, 'Bar')}() )->register();`],
      files: [styleFile(this.tool, readingProgressCss(plan)), scriptFile(this.tool, readingProgressScript(plan))],
      tests: [readingProgressTest(plan)],
      readme: {
        features: ['A reading progress bar'],
        tags: ['reading progress', 'progress bar'],
      },
      instructions: [
        'The bar is shown on single posts of the chosen content types. It requires JavaScript and is hidden without it.',
      ],
    };
  },
};

function readingProgressCss(plan: PluginPlan): CssCode {
  const name = cssClass(plan, 'reading_progress');
  return css`
    .${name} {
      position: fixed;
      z-index: 99998;
      inset-block-start: var(--wp-admin--admin-bar--height, 0);
      inset-inline: 0;
      height: var(--${name}-height, 4px);
      background: var(--${name}-color, var(--wp--preset--color--primary, var(--wp--preset--color--accent-1, currentcolor)));
      pointer-events: none;
      transform: scaleX(0);
      transform-origin: left;
    }

    [dir="rtl"] .${name} {
      transform-origin: right;
    }

    .${name}.is-bottom {
      inset-block: auto 0;
    }

    @media print {
      .${name} {
        display: none;
      }
    }
  `;
}

const readingProgressScript = (plan: PluginPlan): JsCode => js`
  /**
   * Updates the length of the bar on scroll.
   */
  ( function () {
    const bar = document.querySelector( ${`.${toolHandle(plan, 'reading_progress')}`} );
    if ( ! bar ) {
      return;
    }

    // Reading ends with the content, not with comments and footer.
    const text = document.querySelector( '.entry-content, .wp-block-post-content, article, main' ) || document.body;
    let isWaiting = false;

    const update = () => {
      const { top, height } = text.getBoundingClientRect();
      const start = top + window.scrollY;
      const distance = Math.max( start + height - window.innerHeight, 1 );

      bar.style.transform = \`scaleX(\${ Math.min( Math.max( ( window.scrollY - start ) / distance, 0 ), 1 ) })\`;
      isWaiting = false;
    };
    const schedule = () => {
      if ( ! isWaiting ) {
        isWaiting = true;
        window.requestAnimationFrame( update );
      }
    };

    window.addEventListener( 'scroll', schedule, { passive: true } );
    window.addEventListener( 'resize', schedule );
    update();
  } )();
`;

const readingProgressClass = (plan: PluginPlan, { edge, colour, height, content }: ReadingProgress): PhpCode => {
  const handle = toolHandle(plan, 'reading_progress');
  return php`
    /**
     * Shows the reading progress.
     */
    class ${toolClass(plan, 'reading_progress', 'Bar')} {

      /**
       * Registers the hooks.
       */
      public function register() {
        add_action( 'wp_enqueue_scripts', array( $this, 'enqueue' ) );
        add_action( 'wp_footer', array( $this, 'print_bar' ) );
      }

      /**
       * Determines whether the current page has the bar.
       *
       * @return bool True if the bar is shown, false otherwise.
       */
      public function is_shown() {
        $types = ${contentTypes(plan, content)};

        return array() !== $types && is_singular( $types ) && ! is_embed();
      }

      /**
       * Enqueues the stylesheet and the script.
       */
      public function enqueue() {
        if ( ! $this->is_shown() ) {
          return;
        }

        $color = sanitize_hex_color( ${settingValue(plan, 'color', colour)} );
        $style = sprintf( ${`--${handle}-height: %dpx;`}, (int) ${settingValue(plan, 'height', height)} );
        if ( ! empty( $color ) ) {
          $style .= ${` --${handle}-color: `} . $color . ';';
        }

        wp_enqueue_style( ${handle}, ${constantOf(plan, 'URL')} . 'assets/css/reading-progress.css', array(), ${constantOf(plan, 'VERSION')} );
        wp_add_inline_style( ${handle}, ":root { $style }" );
        ${enqueueScript(plan, 'reading_progress')}
      }

      /**
       * Renders the bar, which is hidden from assistive technology.
       */
      public function print_bar() {
        if ( $this->is_shown() ) {
          printf(
            '<div class="%1$s" aria-hidden="true"></div>',
            esc_attr( 'bottom' === ${settingValue(plan, 'edge', edge)} ? ${`${handle} is-bottom`} : ${handle} )
          );
        }
      }
    }
  `;
};

const readingProgressTest = (plan: PluginPlan): TestCase => ({
  name: 'Reading_Progress',
  summary: 'Tests for the bar.',
  methods: [
    php`
      /**
       * The bar is shown on single posts, but not on the front page.
       */
      public function test_bar_is_shown_on_posts() {
        $bar = new ${toolClass(plan, 'reading_progress', 'Bar')}();

        update_option( ${`${plan.names.prefix}_settings`}, array( ${php`'post_types'`} => array( 'post' ) ) );
        $this->go_to( get_permalink( self::factory()->post->create() ) );
        $this->assertTrue( $bar->is_shown() );

        $this->go_to( home_url( '/' ) );
        $this->assertFalse( $bar->is_shown() );
      }
    `,
  ],
});
