import { handleOf, translated } from '../../../plugin/code-names.ts';
import { noPhp, type PhpCode, php } from '../../../writers/php.ts';
import type { RecordKind } from '../../records/record-kind.ts';
import { recordKind } from '../../records/record-kinds.ts';
import { cartKind } from '../../shop/cart-kind.ts';
import { asText, placeholderMembers } from '../../texts.ts';
import {
  coveredLines,
  type EffectCode,
  type EffectOf,
  isSelective,
  methodName,
  methodOf,
  type NumberedRule,
  ownersValue,
  type RuleWithNumber,
  unlessApplies,
} from '../rule.ts';

type Place = EffectOf<'show'>['place'];

/** What a text at a place is about. */
export const subjectOf = (place: Place): 'product' | 'cart' | 'order' =>
  place === 'cart' || place === 'checkout' ? 'cart' : place.startsWith('order_') ? 'order' : 'product';

const namesIn = (text: string): readonly string[] => [...text.matchAll(/\{([a-z_]+)\}/g)].map(([, key = '']) => key);

/** Shows a text at a place of the shop. */
export function showCode(rule: NumberedRule<'show'>): EffectCode {
  const subject = subjectOf(rule.effect.place);
  if (subject === 'cart') return cartText(rule);
  if (subject === 'order') return orderText(rule);
  return productText(rule);
}

const action = (rule: RuleWithNumber, hook: string, method: string, priority = 10, parameters = 1): PhpCode =>
  php`add_action( ${hook}, array( $this, ${methodOf(rule, method)} ), ${priority}, ${parameters} );`;

function textMethod(rule: NumberedRule<'show'>, kind: RecordKind | undefined, name: string): PhpCode {
  const { effect } = rule;
  const shown = ownersValue(rule, 'text', effect.text);
  const members =
    kind === undefined
      ? noPhp
      : kind.key === 'cart'
        ? kind.attributes
            .filter(({ key }) => namesIn(effect.text).includes(key))
            .map((one) => php`${`{${one.key}}`} => ${asText(one, php`null`)},`)
            .reduce((before, one) => php`${before}\n${one}`, noPhp)
        : placeholderMembers(kind, php`$record`, namesIn(effect.text));
  const parameter = kind === undefined || kind.key === 'cart' ? noPhp : php` $record `;
  return php`
    /**
     * Gets the text, with what its placeholders stand for.
     *${kind === undefined || kind.key === 'cart' ? '' : ` @param ${kind.className} $record ${name}.`}
     * @return string Text without markup.
     */
    private function ${methodName(rule, 'text')}(${parameter}) {
      ${
        members.text === ''
          ? php`return (string) ${shown};`
          : php`
            return strtr(
              (string) ${shown},
              array(
                ${members}
              )
            );
          `
      }
    }
  `;
}

function productText(rule: NumberedRule<'show'>): EffectCode {
  const { effect, plan } = rule;
  const text = php`$this->${methodName(rule, 'text')}( get_post( $product->get_id() ) )`;
  const common = textMethod(rule, recordKind(plan, 'product'), 'Product');
  if (effect.place === 'stock')
    return {
      hooks: [
        php`add_filter( 'woocommerce_get_availability_text', array( $this, ${methodOf(rule, 'stock')} ), 20, 2 );`,
      ],
      methods: [
        php`
          /**
           * Says how much there is of a product.
           *
           * @param string     $availability Text.
           * @param WC_Product $product      Product.
           * @return string Text.
           */
          public function ${methodName(rule, 'stock')}( $availability, $product ) {
            ${unlessApplies(rule, php`return $availability;`, php`$product`)}
            return ${text};
          }
        `,
        common,
      ],
    };
  if (effect.place === 'tab')
    return {
      hooks: [php`add_filter( 'woocommerce_product_tabs', array( $this, ${methodOf(rule, 'tabs')} ), 20 );`],
      methods: [
        php`
          /**
           * Adds the tab.
           *
           * @param array[] $tabs Tabs, keyed by name.
           * @return array[] Tabs.
           */
          public function ${methodName(rule, 'tabs')}( $tabs ) {
            global $product;
            if ( ! $product instanceof WC_Product ) {
              return $tabs;
            }
            ${unlessApplies(rule, php`return $tabs;`, php`$product`)}

            $tabs[${handleOf(plan, `tab-${rule.number}`)}] = array(
              'title'    => ${translated(plan, effect.title)},
              'priority' => 40,
              'callback' => array( $this, ${methodOf(rule, 'tab')} ),
            );

            return $tabs;
          }
        `,
        php`
          /**
           * Displays the tab.
           */
          public function ${methodName(rule, 'tab')}() {
            global $product;
            echo '<h2>' . esc_html( ${translated(plan, effect.title)} ) . '</h2>';
            echo wp_kses_post( wpautop( esc_html( ${text} ) ) );
          }
        `,
        common,
      ],
    };
  const isBadge = effect.place === 'badge';
  const hooks: Partial<Record<Place, readonly PhpCode[]>> = {
    badge: [
      action(rule, 'woocommerce_before_shop_loop_item_title', 'show', 9),
      action(rule, 'woocommerce_before_single_product_summary', 'show', 9),
      php`add_action( 'wp_enqueue_scripts', array( $this, ${methodOf(rule, 'style')} ) );`,
    ],
    below_price: [
      action(rule, 'woocommerce_single_product_summary', 'show', 11),
      action(rule, 'woocommerce_after_shop_loop_item_title', 'show', 11),
    ],
    below_button: [action(rule, 'woocommerce_single_product_summary', 'show', 35)],
  };
  const className = handleOf(plan, isBadge ? 'badge' : 'product-text');
  return {
    hooks: hooks[effect.place] ?? [],
    methods: [
      php`
        /**
         * Displays the text.
         */
        public function ${methodName(rule, 'show')}() {
          global $product;
          if ( ! $product instanceof WC_Product ) {
            return;
          }
          ${unlessApplies(rule, php`return;`, php`$product`)}

          ${
            isBadge
              ? php`echo ${`<span class="${className}">`} . esc_html( ${text} ) . '</span>';`
              : php`echo ${`<p class="${className}">`} . esc_html( ${text} ) . '</p>';`
          }
        }
      `,
      ...(isBadge
        ? [
            php`
              /**
               * Adds the style of badges.
               */
              public function ${methodName(rule, 'style')}() {
                wp_register_style( ${className}, false, array(), '1' );
                wp_enqueue_style( ${className} );
                wp_add_inline_style( ${className}, ${`.${className}{display:inline-block;padding:.2em .6em;border:1px solid;border-radius:3px;font-size:.875em;font-weight:600}`} );
              }
            `,
          ]
        : []),
      common,
    ],
  };
}

function cartText(rule: NumberedRule<'show'>): EffectCode {
  const { effect, plan } = rule;
  const hook = effect.place === 'cart' ? 'woocommerce_before_cart' : 'woocommerce_before_checkout_form';
  return {
    hooks: [
      action(rule, hook, 'show', 5),
      php`add_filter( ${`render_block_woocommerce/${effect.place}`}, array( $this, ${methodOf(rule, 'add_to_block')} ) );`,
    ],
    methods: [
      php`
        /**
         * Displays the text.
         */
        public function ${methodName(rule, 'show')}() {
          echo wp_kses_post( $this->${methodName(rule, 'markup')}() );
        }
      `,
      php`
        /**
         * Puts the text above the block.
         *
         * @param string $content HTML of the block.
         * @return string HTML.
         */
        public function ${methodName(rule, 'add_to_block')}( $content ) {
          return $this->${methodName(rule, 'markup')}() . $content;
        }
      `,
      php`
        /**
         * Gets the text with its markup; an empty text where it is not shown.
         *
         * @return string HTML.
         */
        private function ${methodName(rule, 'markup')}() {
          ${unlessApplies(rule, php`return '';`, undefined, isSelective(rule) ? php`! ${coveredLines(rule)}` : undefined)}
          return ${`<p class="${handleOf(plan, 'cart-text')}">`} . esc_html( $this->${methodName(rule, 'text')}() ) . '</p>';
        }
      `,
      textMethod(rule, cartKind(plan), ''),
    ],
  };
}

function orderText(rule: NumberedRule<'show'>): EffectCode {
  const { effect, plan } = rule;
  const isEmail = effect.place === 'order_email';
  const isAbout = isSelective(rule)
    ? php`
      $has_product = false;
      foreach ( $order->get_items() as $item ) {
        $product     = $item->get_product();
        $has_product = $has_product || ( $product && $this->${methodName(rule, 'covers')}( $product ) );
      }
      if ( ! $has_product ) {
        return;
      }
    `
    : noPhp;
  const text = php`$this->${methodName(rule, 'text')}( $order )`;
  const method = isEmail
    ? php`
      /**
       * Adds the text to emails to the customer.
       *
       * @param WC_Order $order         Order.
       * @param bool     $sent_to_admin Whether the email is sent to staff.
       * @param bool     $plain_text    Whether the email has no markup.
       */
      public function ${methodName(rule, 'show')}( $order, $sent_to_admin = false, $plain_text = false ) {
        if ( $sent_to_admin || ! $order instanceof WC_Order ) {
          return;
        }
        ${isAbout}

        if ( $plain_text ) {
          echo esc_html( wp_strip_all_tags( ${text} ) ) . "\n\n";
        } else {
          echo '<p>' . esc_html( ${text} ) . '</p>';
        }
      }
    `
    : php`
      /**
       * Displays the text to who has just ordered.
       *
       * @param int $order_id Order ID.
       */
      public function ${methodName(rule, 'show')}( $order_id ) {
        $order = wc_get_order( $order_id );
        if ( ! $order ) {
          return;
        }
        ${isAbout}

        echo '<p>' . esc_html( ${text} ) . '</p>';
      }
    `;
  return {
    hooks: [
      isEmail
        ? action(rule, 'woocommerce_email_before_order_table', 'show', 20, 3)
        : action(rule, 'woocommerce_thankyou', 'show', 5),
    ],
    methods: [method, textMethod(rule, recordKind(plan, 'order'), 'Order')],
  };
}
