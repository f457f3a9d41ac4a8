import { joinPhp, noPhp, type PhpCode, php } from '../../../writers/php.ts';
import {
  coveredLines,
  type EffectCode,
  methodName,
  methodOf,
  type NumberedRule,
  ownersValue,
  type RuleWithNumber,
  shopOf,
  standardLimit,
  unlessApplies,
} from '../rule.ts';

/** No order is taken with less or more; quantity fields know it too. */
export function limitCode(rule: NumberedRule<'limit'>): EffectCode {
  const { plan, effect } = rule;
  const shop = shopOf(plan);
  const { of, per, days } = effect;
  const message = ownersValue(
    rule,
    'message',
    effect.message === '' ? standardLimit(effect, rule.rule.products) : effect.message,
  );
  const check = (current: PhpCode, product: PhpCode) =>
    php`$this->check_limit( ${current}, ${of}, $this->${methodName(rule, 'bounds')}(), ${message}, ${product} );`;
  const body =
    per === 'product'
      ? php`
        $products = array();
        foreach ( $lines as $line ) {
          $products[ ${shop}::product_id( $line['product'] ) ][] = $line;
        }
        foreach ( $products as $same ) {
          ${check(php`${shop}::measure( $same, ${of} )`, php`$same[0]['product']->get_name()`)}
        }
      `
      : per === 'customer'
        ? php`
        $ordered = ${coveredLines(rule, php`${shop}::ordered_lines( ${days} )`)};
        ${check(php`${shop}::measure( array_merge( $ordered, $lines ), ${of} )`, php`''`)}
      `
        : check(php`${shop}::measure( $lines, ${of} )`, php`''`);
  const isOfPieces = per === 'product' && of === 'quantity';
  return {
    hooks: [
      php`add_action( 'woocommerce_check_cart_items', array( $this, ${methodOf(rule, 'limit')} ) );`,
      ...(isOfPieces
        ? [
            php`add_filter( 'woocommerce_quantity_input_args', array( $this, ${methodOf(rule, 'quantity_field')} ), 10, 2 );`,
            ...(effect.at_most === undefined ? [] : [storeHook(rule, 'maximum', 'max')]),
            ...(effect.at_least === undefined ? [] : [storeHook(rule, 'minimum', 'min')]),
            ...(effect.step === undefined ? [] : [storeHook(rule, 'multiple_of', 'step')]),
          ]
        : []),
    ],
    methods: [
      php`
        /**
         * Adds an error where the cart does not keep to the limit.
         */
        public function ${methodName(rule, 'limit')}() {
          ${unlessApplies(rule, php`return;`)}

          $lines = ${coveredLines(rule)};
          if ( ! $lines ) {
            return;
          }

          ${body}
        }
      `,
      php`
        /**
         * Gets the bounds.
         *
         * @return array min, max and step, each a number or null.
         */
        private function ${methodName(rule, 'bounds')}() {
          return array(
            'min'  => ${effect.at_least === undefined ? null : php`(float) ${ownersValue(rule, 'min', effect.at_least)}`},
            'max'  => ${effect.at_most === undefined ? null : php`(float) ${ownersValue(rule, 'max', effect.at_most)}`},
            'step' => ${effect.step === undefined ? null : php`(float) ${ownersValue(rule, 'step', effect.step)}`},
          );
        }
      `,
      ...(isOfPieces ? quantityMethods(rule) : []),
    ],
    uses: ['check_limit'],
  };
}

const storeHook = (rule: RuleWithNumber, name: string, bound: string): PhpCode =>
  php`add_filter( ${`woocommerce_store_api_product_quantity_${name}`}, array( $this, ${methodOf(rule, `quantity_${bound}`)} ), 10, 2 );`;

function quantityMethods(rule: NumberedRule<'limit'>): readonly PhpCode[] {
  const { effect } = rule;
  const member = (bound: string, isThere: boolean, key: string): PhpCode =>
    isThere ? php`$args[${key}] = $bounds[${bound}];` : noPhp;
  const store = (bound: 'min' | 'max' | 'step', isThere: boolean): readonly PhpCode[] =>
    isThere
      ? [
          php`
            /**
             * Tells the block of the cart the bound.
             *
             * @param mixed      $value   Bound.
             * @param WC_Product $product Product.
             * @return mixed Bound.
             */
            public function ${methodName(rule, `quantity_${bound}`)}( $value, $product ) {
              ${unlessApplies(rule, php`return $value;`, php`$product`)}
              return $this->${methodName(rule, 'bounds')}()[${bound}];
            }
          `,
        ]
      : [];
  return [
    php`
      /**
       * Tells the field of the quantity the bounds.
       *
       * @param array      $args    Arguments of the field.
       * @param WC_Product $product Product.
       * @return array Arguments.
       */
      public function ${methodName(rule, 'quantity_field')}( $args, $product ) {
        ${unlessApplies(rule, php`return $args;`, php`$product`)}
        $bounds = $this->${methodName(rule, 'bounds')}();
        ${joinPhp([
          member('min', effect.at_least !== undefined, 'min_value'),
          member('max', effect.at_most !== undefined, 'max_value'),
          member('step', effect.step !== undefined, 'step'),
        ])}

        return $args;
      }
    `,
    ...store('min', effect.at_least !== undefined),
    ...store('max', effect.at_most !== undefined),
    ...store('step', effect.step !== undefined),
  ];
}
