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
  describe: () => "The login page has the site's own logo, colours and message.",
  settings: ({ logo, link, message, background, accent }) => [
    {
      key: 'login_logo',
      names: /logo(?!.*(?:link|url$))/,
      type: 'url',
      label: 'Address of the logo',
      description: 'Empty: the logo of the theme, else the icon of the site, else its name.',
      default: logo,
      section: 'general',
    },
    {
      key: 'login_link',
      names: /link/,
      type: 'url',
      label: 'Where the logo leads to',
      description: 'Empty: the home page.',
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
      label: 'Colour of the background',
      description: 'Such as #f0f0f1. Empty: that of WordPress.',
      default: background,
      section: 'general',
    },
    {
      key: 'login_accent',
      names: /button|accent/,
      type: 'color',
      label: 'Colour of button and links',
      description: 'Choose a dark one: the text of the button is white. Empty: that of WordPress.',
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
          summary: 'Gives the login page the look of the site.',
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
      readme: { features: ['Own logo, colours and message on the login page'], tags: ['login', 'branding'] },
      tests: [loginPageTest(plan)],
      instructions: ['Logo, colours and message of the login page are chosen in the settings.'],
    };
  },
};

function loginPageClass(plan: PluginPlan, options: LoginPage): PhpCode {
  const name = toolHandle(plan, 'login_page');
  return php`
    /**
     * Gives the login page the look of the site.
     */
    class ${toolClass(plan, 'login_page')} {

      /**
       * Adds the hooks.
       */
      public function register() {
        add_action( 'login_enqueue_scripts', array( $this, 'enqueue' ) );
        add_filter( 'login_headerurl', array( $this, 'link' ) );
        add_filter( 'login_headertext', array( $this, 'name' ) );
        add_filter( 'login_message', array( $this, 'add_message' ) );
      }

      /**
       * Loads the style, with the logo and the colours that were chosen.
       */
      public function enqueue() {
        ${enqueueStyle(plan, 'login_page')}
        wp_add_inline_style( ${name}, $this->properties() );
      }

      /**
       * Logo and colours as properties of CSS.
       *
       * @return string A rule; empty when nothing was chosen.
       */
      public function properties() {
        // Without quotes and backslashes an address cannot end the string that it stands in.
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
       * Address of the logo: the one that was chosen, that of the theme, or the icon of the site.
       *
       * @return string The address; empty when there is none.
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
       * Where the logo leads to.
       *
       * @return string An address.
       */
      public function link() {
        $link = (string) ${settingValue(plan, 'login_link', options.link)};

        return '' === $link ? home_url( '/' ) : $link;
      }

      /**
       * What the logo is called.
       *
       * @return string The name of the site.
       */
      public function name() {
        return get_bloginfo( 'name', 'display' );
      }

      /**
       * Puts the message above the form.
       *
       * @param string $messages What WordPress says there.
       * @return string The same with the message before it.
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
  summary: 'Tests of the login page.',
  methods: [
    php`
      /**
       * The logo leads to the site, not to WordPress.org.
       */
      public function test_the_logo_is_that_of_the_site() {
        ( new ${toolClass(plan, 'login_page')}() )->register();

        $this->assertStringNotContainsString( 'wordpress.org', apply_filters( 'login_headerurl', 'https://wordpress.org/' ) );
        $this->assertSame( get_bloginfo( 'name', 'display' ), apply_filters( 'login_headertext', 'Powered by WordPress' ) );
      }
    `,
  ],
});
