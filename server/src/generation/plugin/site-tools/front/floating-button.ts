import type { Clause } from '../../../understanding/clause.ts';
import { type PhpCode, php } from '../../../writers/php.ts';
import { prefixed } from '../../code-names.ts';
import type { TestCase } from '../../feature-module.ts';
import { settingKey, settingValue } from '../../features/settings/settings-of.ts';
import type { PluginPlan } from '../../plan.ts';
import type { SiteTool } from '../../site-tool.ts';
import { enqueueStyle, toolStyle } from '../support/assets.ts';
import { addressIn, colourIn, labelIn, messageIn } from '../support/said.ts';
import { type Side, sideIn, sideSetting } from '../support/side.ts';
import { textOnMethod } from '../support/text-colour.ts';
import { toolClass, toolClassName, toolHandle } from '../support/tool-names.ts';
import { floatingButtonStyle } from './floating-button-style.ts';

type FloatingButton = {
  readonly kind: 'whatsapp' | 'phone' | 'email' | 'link';
  /** Number, e-mail address or address of the page. */
  readonly target: string;
  /** What a chat begins with. */
  readonly message: string;
  readonly label: string;
  readonly side: Side;
  readonly background: string;
};

const ways: readonly RegExp[] = [
  / whatsapp (chat )?(button|icon|widget|link|bubble|chat) | whatsapp .*(button|icon|floating|corner|bubble) /,
  / (floating|sticky|fixed) .{0,30}(contact|call|phone|email|mail|chat|whatsapp|action|cta|booking|book|help|support|message|telephone|donate|quote|appointment) ?(\w+ )?(button|icon|link|bubble) /,
  / (floating|sticky|fixed) (action )?button .{0,60}(link|links|linking|leads|opens|to|call|contact|chat) /,
  / (click[- ]to[- ]call|call now|call-now|click-to-chat|click to chat) (button|bar|icon|link)? ?/,
  / (contact|call|chat) button .*(corner|floating|float|floats|sticky|every page|all pages|bottom) /,
];

const kindIn = ({ line }: Clause): FloatingButton['kind'] =>
  / whatsapp |to-chat|to chat/.test(line)
    ? 'whatsapp'
    : / (phone|call|telephone|calls) |to-call|call-now/.test(line)
      ? 'phone'
      : / (e-?mail|mail) /.test(line)
        ? 'email'
        : 'link';

function targetIn(clause: Clause): string {
  const { text = '' } = clause;
  const mail = /[\w.+-]+@[\w-]+\.[\w.-]*\w/.exec(text)?.[0] ?? '';
  const number = /\+?\d[\d\s()./-]{5,20}\d/.exec(text)?.[0] ?? '';
  return addressIn(clause) || mail || number.trim();
}

const alsoTrue =
  / (number|phone|message|text|label|settings?|configur\w+|customi[sz]\w+|colou?rs?|corner|side|position|mobile|opens?|tab|window|prefilled|pre-filled|icon|visitors?|accessible|email|address|url|link|links) /;

const kinds: Readonly<Record<FloatingButton['kind'], string>> = {
  whatsapp: 'WhatsApp',
  phone: 'Phone call',
  email: 'Email',
  link: 'Link',
};

/** "Add a floating WhatsApp button in the bottom right corner." */
export const floatingButton: SiteTool<FloatingButton> = {
  tool: 'floating_button',
  example: 'Add a floating WhatsApp button with the number +49 30 123456 in the bottom right corner.',
  recognize(clause) {
    const { line } = clause;
    if (!ways.some((way) => way.test(line)) || / (share|sharing|shares|top) /.test(line)) return null;
    const mail = /[\w.+-]+@[\w-]+\.\w/.test(clause.text ?? '');
    const kind = kindIn(clause);
    return {
      kind: kind === 'link' && mail ? 'email' : kind,
      target: targetIn(clause),
      message: messageIn(clause),
      label: labelIn(clause),
      side: sideIn(clause) ?? 'end',
      background: colourIn(clause),
    };
  },
  refine(clause, options) {
    const target = targetIn(clause);
    const [message, label, background, side] = [messageIn(clause), labelIn(clause), colourIn(clause), sideIn(clause)];
    if (target + message + label + background === '' && side === null && !alsoTrue.test(clause.line)) return null;
    return {
      kind: options.kind,
      target: options.target || target,
      message: message || options.message,
      label: label || options.label,
      background: background || options.background,
      side: side ?? options.side,
    };
  },
  describe: ({ kind, target }) =>
    `A floating button on every page (${kinds[kind]}${target === '' ? '; enter its target in the settings' : ''}).`,
  settings: ({ kind, target, message, label, side, background }) => [
    {
      key: 'kind',
      names: /^(?:kind|type|channel)$/,
      type: 'choice',
      label: 'Button type',
      description: '',
      default: kind,
      section: 'general',
      choices: Object.entries(kinds).map(([value, text]) => ({ value, label: text })),
    },
    {
      key: 'target',
      names: /number|phone|target|address|email|url|link/,
      type: 'text',
      label: 'Phone number, email address or URL',
      description: 'Enter phone numbers with country code. Leave empty to hide the button.',
      default: target,
      section: 'general',
    },
    {
      key: 'message',
      names: /message|text/,
      type: 'text',
      label: 'Prefilled message',
      description: 'First message of a WhatsApp chat, or subject of an email.',
      default: message,
      section: 'general',
    },
    {
      key: 'label',
      names: /label|title/,
      type: 'text',
      label: 'Label',
      description: 'Leave empty to use the default text.',
      default: label || (kind === 'link' && message !== '' ? message : ''),
      section: 'general',
    },
    sideSetting(side),
    {
      key: 'background',
      names: /background|colou?r/,
      type: 'color',
      label: 'Color',
      description: 'For example #1e3a8a.',
      default: background || (kind === 'whatsapp' ? '#0f766e' : '#1e3a8a'),
      section: 'general',
    },
  ],
  contribute(plan, options) {
    return {
      classes: [
        {
          name: toolClassName(plan, 'floating_button', 'Printer'),
          summary: 'Shows a floating contact button.',
          code: buttonClass(plan, options),
        },
      ],
      boot: [php`( new ${toolClass(plan, 'floating_button', 'Printer')}() )->register();`],
      files: [toolStyle('floating_button', floatingButtonStyle(plan))],
      readme: {
        features: ['A floating contact button for WhatsApp, phone, email or any link'],
        tags: ['whatsapp', 'contact button'],
      },
      instructions: [
        options.target === ''
          ? 'Enter the phone number, email address or URL in the settings to show the button.'
          : 'The button is shown on every page.',
      ],
      tests: [buttonTests(plan)],
    };
  },
};

function buttonClass(plan: PluginPlan, { kind, target, message, label, side, background }: FloatingButton): PhpCode {
  const name = toolHandle(plan, 'floating_button');
  return php`
    /**
     * Shows a floating contact button.
     */
    class ${toolClass(plan, 'floating_button', 'Printer')} {

      /**
       * Registers the hooks.
       */
      public function register() {
        add_action( 'wp_enqueue_scripts', array( $this, 'load_style' ) );
        add_action( 'wp_footer', array( $this, 'render' ) );
      }

      /**
       * Enqueues the stylesheet if the button is shown.
       */
      public function load_style() {
        if ( '' === $this->url() ) {
          return;
        }

        ${enqueueStyle(plan, 'floating_button')}

        $background = sanitize_hex_color( ${settingValue(plan, 'background', background)} );
        if ( $background ) {
          wp_add_inline_style( ${name}, ${`.${name},.${name}:visited{background:`} . $background . ';color:' . self::text_on( $background ) . '}' );
        }
      }

      /**
       * Renders the button.
       */
      public function render() {
        $url = $this->url();
        if ( '' === $url ) {
          return;
        }

        $labels = array(
          'whatsapp' => __( 'Chat on WhatsApp', ${plan.domain} ),
          'phone'    => __( 'Call us', ${plan.domain} ),
          'email'    => __( 'Email us', ${plan.domain} ),
          'link'     => __( 'Contact', ${plan.domain} ),
        );
        $kind   = ${settingValue(plan, 'kind', kind)};
        $label  = ${settingValue(plan, 'label', label)};

        printf(
          '<a class="%1$s" href="%2$s"%3$s>%4$s</a>',
          esc_attr( ${`${name} ${name}--`} . ${settingValue(plan, 'side', side)} ),
          esc_url( $url, array( 'http', 'https', 'tel', 'mailto' ) ),
          'whatsapp' === $kind ? ' target="_blank" rel="noopener"' : '',
          esc_html( '' === $label && isset( $labels[ $kind ] ) ? $labels[ $kind ] : $label )
        );
      }

      /**
       * Gets the link of the button.
       *
       * @return string URL, or an empty string if no target is set.
       */
      public function url() {
        $target  = trim( ${settingValue(plan, 'target', target)} );
        $message = ${settingValue(plan, 'message', message)};
        $digits  = preg_replace( '/\D/', '', $target );

        switch ( ${settingValue(plan, 'kind', kind)} ) {
          case 'whatsapp':
            return '' === $digits ? '' : 'https://wa.me/' . ltrim( $digits, '0' ) . ( '' === $message ? '' : '?text=' . rawurlencode( $message ) );
          case 'phone':
            return '' === $digits ? '' : 'tel:' . ( 0 === strpos( $target, '+' ) ? '+' : '' ) . $digits;
          case 'email':
            return is_email( $target ) ? 'mailto:' . $target . ( '' === $message ? '' : '?subject=' . rawurlencode( $message ) ) : '';
          default:
            return sanitize_url( $target, array( 'http', 'https' ) );
        }
      }

      ${textOnMethod}
    }
  `;
}

const buttonTests = (plan: PluginPlan): TestCase => ({
  name: 'Floating_Button',
  summary: 'Tests for the floating button.',
  methods: [
    php`
      /**
       * The link depends on the button type, and there is none without a target.
       */
      public function test_leads_where_its_kind_says() {
        $this->assert_leads_to( 'https://wa.me/49301234?text=Hi%20%26%20you', 'whatsapp', '+49 (30) 12-34', 'Hi & you' );
        $this->assert_leads_to( 'tel:+49301234', 'phone', '+49 30 1234' );
        $this->assert_leads_to( 'mailto:someone@example.com', 'email', 'someone@example.com' );
        $this->assert_leads_to( '', 'email', 'nobody' );
        $this->assert_leads_to( '', 'link', 'javascript:alert(1)' );
        $this->assert_leads_to( '', 'whatsapp', '' );
      }
    `,
    php`
      /**
       * Asserts the link of the button.
       *
       * @param string $url     Expected URL.
       * @param string $kind    Button type.
       * @param string $target  Phone number, email address or URL.
       * @param string $message Optional. Prefilled message.
       */
      private function assert_leads_to( $url, $kind, $target, $message = '' ) {
        update_option( ${prefixed(plan, 'settings')}, ${{
          [settingKey(plan, 'kind')]: php`$kind`,
          [settingKey(plan, 'target')]: php`$target`,
          [settingKey(plan, 'message')]: php`$message`,
        }} );
        $this->assertSame( $url, ( new ${toolClass(plan, 'floating_button', 'Printer')}() )->url() );
      }
    `,
  ],
});
