import type { Clause } from '../../../understanding/clause.ts';
import { css, cssName } from '../../../writers/css.ts';
import { js } from '../../../writers/js.ts';
import { type PhpCode, php } from '../../../writers/php.ts';
import { settingValue } from '../../features/settings/settings-of.ts';
import type { PluginPlan } from '../../plan.ts';
import type { SiteTool } from '../../site-tool.ts';
import { enqueueScript, enqueueStyle, toolScript, toolStyle } from '../support/assets.ts';
import { colourIn } from '../support/said.ts';
import { type Side, sideIn, sideSetting } from '../support/side.ts';
import { textOnMethod } from '../support/text-colour.ts';
import { toolClass, toolClassName, toolHandle } from '../support/tool-names.ts';

type BackToTop = {
  readonly side: Side;
  /** Pixels to scroll before the button is there. */
  readonly offset: number;
  readonly background: string;
};

const ways =
  / (back|scroll|return|jump|go|goes|scrolls|returns|jumps)[- ](back )?(to )?(the )?(page )?top( of (the|a|each|every|any) (page|site|screen|post|article|window))? |(back|scroll|scrolls)-to-top| scroll-top /;

const offsetIn = ({ line }: Clause): number | null => {
  const found = /(\d{2,5}) ?(px|pixels?) /.exec(line)?.[1];
  return found === undefined ? null : Math.min(Number(found), 20_000);
};

const alsoTrue =
  / (smooth\w*|scrolls?|scrolled|scrolling|appears?|shows?|shown|hidden|hides?|colou?rs?|icon|arrow|settings?|configur\w+|customi[sz]\w+|position|accessible|keyboard|mobile|reduced) /;

/** "Add a back to top button that appears after scrolling 300px." */
export const backToTop: SiteTool<BackToTop> = {
  tool: 'back_to_top',
  example: 'Add a back to top button that appears after scrolling 300px.',
  recognize(clause) {
    if (!ways.test(clause.line)) return null;
    return { side: sideIn(clause) ?? 'end', offset: offsetIn(clause) ?? 300, background: colourIn(clause) };
  },
  refine(clause, options) {
    const side = sideIn(clause);
    const offset = offsetIn(clause);
    const background = colourIn(clause);
    if (side === null && offset === null && background === '' && !alsoTrue.test(clause.line)) return null;
    return {
      side: side ?? options.side,
      offset: offset ?? options.offset,
      background: background || options.background,
    };
  },
  describe: ({ side, offset, background }) =>
    `A back to top button${background === '' ? '' : ` in ${background}`} at the bottom ${side === 'end' ? 'right' : 'left'} appears after scrolling ${offset} pixels.`,
  settings: ({ side, offset, background }) => [
    {
      key: 'offset',
      names: /offset|scroll|distance|threshold|pixels/,
      type: 'integer',
      label: 'Scroll offset (pixels)',
      description: 'How far the page must be scrolled before the button appears.',
      default: offset,
      min: 0,
      max: 20_000,
      section: 'general',
    },
    sideSetting(side),
    {
      key: 'background',
      names: /background|colou?r/,
      type: 'color',
      label: 'Color',
      description: 'For example #1e3a8a. Leave empty to use the colors of the theme.',
      default: background,
      section: 'general',
    },
  ],
  contribute(plan, options) {
    return {
      classes: [
        {
          name: toolClassName(plan, 'back_to_top', 'Button'),
          summary: 'Shows a back to top button.',
          code: buttonClass(plan, options),
        },
      ],
      boot: [php`( new ${toolClass(plan, 'back_to_top', 'Button')}() )->register();`],
      files: [toolStyle('back_to_top', style(plan)), toolScript('back_to_top', script(plan))],
      readme: { features: ['A back to top button'], tags: ['back to top', 'scroll'] },
      instructions: ['The button appears on every page after scrolling down.'],
      tests: [
        {
          name: 'Back_To_Top',
          summary: 'Tests for the button.',
          methods: [
            php`
              /**
               * The button has an accessible name and is initially hidden.
               */
              public function test_prints_a_button_with_a_name() {
                ob_start();
                ( new ${toolClass(plan, 'back_to_top', 'Button')}() )->render();
                $markup = ob_get_clean();

                $this->assertStringContainsString( 'aria-label="Back to top"', $markup );
                $this->assertStringContainsString( ' hidden', $markup );
              }
            `,
          ],
        },
      ],
    };
  },
};

function buttonClass(plan: PluginPlan, { side, offset, background }: BackToTop): PhpCode {
  const name = toolHandle(plan, 'back_to_top');
  return php`
    /**
     * Shows a back to top button.
     */
    class ${toolClass(plan, 'back_to_top', 'Button')} {

      /**
       * Registers the hooks.
       */
      public function register() {
        add_action( 'wp_enqueue_scripts', array( $this, 'load_assets' ) );
        add_action( 'wp_footer', array( $this, 'render' ) );
      }

      /**
       * Enqueues the stylesheet and the script.
       */
      public function load_assets() {
        ${enqueueStyle(plan, 'back_to_top')}

        $background = sanitize_hex_color( ${settingValue(plan, 'background', background)} );
        if ( $background ) {
          wp_add_inline_style( ${name}, ${`.${name}{background:`} . $background . ';color:' . self::text_on( $background ) . '}' );
        }

        ${enqueueScript(plan, 'back_to_top')}
      }

      /**
       * Renders the button, which the script reveals.
       */
      public function render() {
        printf(
          '<button type="button" class="%1$s" data-offset="%2$d" aria-label="%3$s" hidden><span aria-hidden="true">&uarr;</span></button>',
          esc_attr( ${`${name} ${name}--`} . ${settingValue(plan, 'side', side)} ),
          absint( ${settingValue(plan, 'offset', offset)} ),
          esc_attr__( 'Back to top', ${plan.domain} )
        );
      }

      ${textOnMethod}
    }
  `;
}

function style(plan: PluginPlan) {
  const name = cssName(toolHandle(plan, 'back_to_top'));
  return css`
    .${name} {
      background: var(--wp--preset--color--contrast, #1e1e1e);
      block-size: 3rem;
      border: 0;
      border-radius: 50%;
      box-shadow: 0 2px 8px rgb(0 0 0 / 25%);
      color: var(--wp--preset--color--base, #fff);
      cursor: pointer;
      font-size: 1.25rem;
      inline-size: 3rem;
      inset-block-end: 1.5rem;
      inset-inline-end: 1.5rem;
      line-height: 1;
      padding: 0;
      position: fixed;
      z-index: 9980;
    }

    .${name}--start {
      inset-inline: 1.5rem auto;
    }

    .${name}[hidden] {
      display: none;
    }

    .${name}:focus-visible {
      outline: 2px solid currentcolor;
      outline-offset: -6px;
    }

    @media print {
      .${name} {
        display: none;
      }
    }
  `;
}

function script(plan: PluginPlan) {
  return js`
    ( () => {
      const button = document.querySelector( ${`.${toolHandle(plan, 'back_to_top')}`} );
      if ( ! button ) {
        return;
      }

      const offset = Number( button.dataset.offset );
      const calm = window.matchMedia( '(prefers-reduced-motion: reduce)' );
      const update = () => {
        button.hidden = window.scrollY <= offset;
      };

      window.addEventListener( 'scroll', update, { passive: true } );
      update();

      button.addEventListener( 'click', () => {
        window.scrollTo( { top: 0, behavior: calm.matches ? 'auto' : 'smooth' } );

        // Moves the keyboard focus to the top as well.
        document.body.setAttribute( 'tabindex', '-1' );
        document.body.focus( { preventScroll: true } );
        document.body.removeAttribute( 'tabindex' );
      } );
    } )();
  `;
}
