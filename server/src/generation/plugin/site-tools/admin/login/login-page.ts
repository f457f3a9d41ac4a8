import type { Clause } from '../../../../understanding/clause.ts';
import { css, cssName } from '../../../../writers/css.ts';
import { type PhpCode, php } from '../../../../writers/php.ts';
import type { TestCase } from '../../../feature-module.ts';
import { settingValue } from '../../../features/settings/settings-of.ts';
import type { PluginPlan } from '../../../plan.ts';
import type { SiteTool } from '../../../site-tool.ts';
import { enqueueStyle, toolStyle } from '../../support/assets.ts';
import { addressIn, colourIn, quoteIn } from '../../support/said.ts';
import { toolClass, toolClassName, toolHandle } from '../../support/tool-names.ts';

type LoginPage = {
  readonly logo: string;
  readonly link: string;
  readonly message: string;
  readonly background: string;
  readonly accent: string;
};

const page = / (?:log-?in|log in|wp-login|sign-?in|wp-login\.php)(?: (?:page|screen|form))? /;
const own =
  / (?:custom|customi[sz]e|customi[sz]es|customi[sz]ed|customi[sz]er|brand|brands|branded|branding|own|style|styles|styled|change|changes|replace|replaces|white-?label|personali[sz]e|design|skin) /;
const part = / (?:logo|background|colou?rs?|message|header|link|page|screen|look|style|design) /;
const isElse =
  / (?:url|slug|address|path|redirect|redirects|attempts?|logo link only|failed|logs?|limit|errors?|last) /;

const isMessage = ({ line }: Clause) => / (?:message|text|greeting|note|says|welcome) /.test(line);
const isLink = ({ line }: Clause) => / (?:link|links|linked|linking|points?|leads?) /.test(line);
const isAccent = ({ line }: Clause) =>
  / (?:buttons?|accents?|links?) .{0,20}colou?rs? | colou?rs? .{0,20}(?:buttons?|links?) | (?:buttons?|accent) /.test(
    line,
  );

function said(clause: Clause): Partial<LoginPage> {
  const address = addressIn(clause);
  const colour = colourIn(clause);
  const quote = quoteIn(clause);
  return {
    ...(address !== '' &&
      (/\.(?:png|jpe?g|svg|webp|gif)(?:\?|$)/i.test(address) || !isLink(clause)
        ? { logo: address }
        : { link: address })),
    ...(quote !== '' && isMessage(clause) && { message: quote }),
    ...(colour !== '' &&
      (isAccent(clause) && !/ background /.test(clause.line) ? { accent: colour } : { background: colour })),
  };
}

/** "Custom login page with our logo, colours and a message." */
export const loginPage: SiteTool<LoginPage> = {
  tool: 'login_page',
  example: 'Customize the login page with our own logo, a background colour and a message.',
  recognize(clause) {
    const { line } = clause;
    const isAsked =
      page.test(line) &&
      !isElse.test(line) &&
      part.test(line) &&
      (own.test(line) ||
        / (?:logo|background|message) (?:on|to|above|of) (?:the )?(?:wordpress |wp )?(?:log-?in|log in|sign-?in|wp-login) | (?:log-?in|log in) (?:page |screen )?(?:logo|background|message) /.test(
          line,
        ));
    if (!isAsked) return null;
    return { logo: '', link: '', message: '', background: '', accent: '', ...said(clause) };
  },
  refine(clause, options) {
    const more = said(clause);
    if (Object.keys(more).length > 0) return { ...options, ...more };
    return / (?:logo|background|message|button) .*(?:link|links|settings?|home|configur\w+|site) /.test(clause.line)
      ? options
      : null;
  },
  describe: () => "The login page shows the site's own logo, colors and message.",
  settings: ({ logo, link, message, background, accent }) => [
    {
      key: 'login_logo',
      names: /logo(?!.*(?:link|url$))/,
      type: 'url',
      label: 'Logo URL',
      description: 'Leave empty to use the logo of the theme, the site icon or the site title, in this order.',
      default: logo,
      section: 'general',
    },
    {
      key: 'login_link',
      names: /link/,
      type: 'url',
      label: 'Logo link URL',
      description: 'Leave empty to link to the home page.',
      default: link,
      section: 'general',
    },
    {
      key: 'login_message',
      names: /message|text/,
      type: 'textarea',
      label: 'Message above the form',
      description: '',
      default: message,
      section: 'general',
    },
    {
      key: 'login_background',
      names: /background/,
      type: 'color',
      label: 'Background color',
      description: 'For example #f0f0f1. Leave empty to use the WordPress default.',
      default: background,
      section: 'general',
    },
    {
      key: 'login_accent',
      names: /button|accent/,
      type: 'color',
      label: 'Button and link color',
      description: 'Choose a dark color, because the button text is white. Leave empty to use the WordPress default.',
      default: accent,
      section: 'general',
    },
  ],
  contribute(plan, options) {
    const name = toolHandle(plan, 'login_page');
    const property = (one: string) => cssName(`--${name}-${one}`);
    return {
      classes: [
        {
          name: toolClassName(plan, 'login_page'),
          summary: 'Customizes the login page.',
          code: loginPageClass(plan, options),
        },
      ],
      boot: [php`( new ${toolClass(plan, 'login_page')}() )->register();`],
      files: [
        toolStyle(
          'login_page',
          css`
            body.login {
              background-color: var(${property('background')}, #f0f0f1);
            }

            body.login h1 a {
              inline-size: 100%;
              block-size: 84px;
              background-image: var(${property('logo')}, none);
              background-position: center;
              background-size: contain;
            }

            body.login .wp-core-ui .button-primary,
            body.login #login .button-primary {
              border-color: var(${property('accent')}, #2271b1);
              background-color: var(${property('accent')}, #2271b1);
              color: #fff;
            }

            body.login #nav a,
            body.login #backtoblog a {
              color: var(${property('accent')}, #50575e);
            }
          `,
        ),
      ],
      readme: { features: ['Custom logo, colors and message on the login page'], tags: ['login', 'branding'] },
      tests: [loginPageTest(plan)],
      instructions: ['Choose the logo, colors and message of the login page in the settings.'],
    };
  },
};

function loginPageClass(plan: PluginPlan, options: LoginPage): PhpCode {
  const name = toolHandle(plan, 'login_page');
  return php`
    /**
     * Customizes the login page.
     */
    class ${toolClass(plan, 'login_page')} {

      /**
       * Registers the hooks.
       */
      public function register() {
        add_action( 'login_enqueue_scripts', array( $this, 'enqueue' ) );
        add_filter( 'login_headerurl', array( $this, 'link' ) );
        add_filter( 'login_headertext', array( $this, 'name' ) );
        add_filter( 'login_message', array( $this, 'add_message' ) );
      }

      /**
       * Enqueues the stylesheet with the chosen logo and colors.
       */
      public function enqueue() {
        ${enqueueStyle(plan, 'login_page')}
        wp_add_inline_style( ${name}, $this->properties() );
      }

      /**
       * Gets the logo and colors as CSS custom properties.
       *
       * @return string CSS rule, or an empty string if nothing has been chosen.
       */
      public function properties() {
        // Without quotes and backslashes, a URL cannot break out of the CSS string.
        $logo       = str_replace( array( '"', '\\\\' ), '', esc_url_raw( $this->logo() ) );
        $background = sanitize_hex_color( ${settingValue(plan, 'login_background', options.background)} );
        $accent     = sanitize_hex_color( ${settingValue(plan, 'login_accent', options.accent)} );
        $properties = '';
        if ( '' !== $logo ) {
          $properties .= ${`--${name}-logo: url("`} . $logo . '");';
        }
        if ( ! empty( $background ) ) {
          $properties .= ${`--${name}-background: `} . $background . ';';
        }
        if ( ! empty( $accent ) ) {
          $properties .= ${`--${name}-accent: `} . $accent . ';';
        }

        return '' === $properties ? '' : 'body.login { ' . $properties . ' }';
      }

      /**
       * Gets the URL of the logo: the chosen one, the logo of the theme, or the site icon.
       *
       * @return string Logo URL, or an empty string if there is none.
       */
      private function logo() {
        $logo = (string) ${settingValue(plan, 'login_logo', options.logo)};
        if ( '' !== $logo ) {
          return $logo;
        }

        $theme_logo = wp_get_attachment_image_url( (int) get_theme_mod( 'custom_logo' ), 'medium' );

        return $theme_logo ? $theme_logo : get_site_icon_url( 192 );
      }

      /**
       * Filters the link of the logo.
       *
       * @return string URL.
       */
      public function link() {
        $link = (string) ${settingValue(plan, 'login_link', options.link)};

        return '' === $link ? home_url( '/' ) : $link;
      }

      /**
       * Filters the link text of the logo.
       *
       * @return string Site title.
       */
      public function name() {
        return get_bloginfo( 'name', 'display' );
      }

      /**
       * Adds the message above the login form.
       *
       * @param string $messages Login messages.
       * @return string Filtered login messages.
       */
      public function add_message( $messages ) {
        $message = (string) ${settingValue(plan, 'login_message', options.message)};

        return '' === $message ? $messages : sprintf( '<div class="message">%s</div>', wpautop( esc_html( $message ) ) ) . $messages;
      }
    }
  `;
}

const loginPageTest = (plan: PluginPlan): TestCase => ({
  name: 'Login_Page',
  summary: 'Tests for the login page.',
  methods: [
    php`
      /**
       * The logo links to the site, not to WordPress.org.
       */
      public function test_the_logo_is_that_of_the_site() {
        ( new ${toolClass(plan, 'login_page')}() )->register();

        $this->assertStringNotContainsString( 'wordpress.org', apply_filters( 'login_headerurl', 'https://wordpress.org/' ) );
        $this->assertSame( get_bloginfo( 'name', 'display' ), apply_filters( 'login_headertext', 'Powered by WordPress' ) );
      }
    `,
  ],
});
