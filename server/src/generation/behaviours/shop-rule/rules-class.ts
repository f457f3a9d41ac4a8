import { classOf } from '../../plugin/code-names.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { Code } from '../../writers/code.ts';
import { docComment, joinPhp, noPhp, type PhpCode, php } from '../../writers/php.ts';
import { conditionsPhp } from '../conditions.ts';
import { contextOf } from '../context.ts';
import { recordKind } from '../records/record-kinds.ts';
import { cartKind } from '../shop/cart-kind.ts';
import { timesMethod, timesPhp } from '../times.ts';
import { describeRule } from './describe.ts';
import { depositCode, discountCode, feeCode } from './effects/charge.ts';
import { hideCode } from './effects/hide.ts';
import { limitCode } from './effects/limit.ts';
import { paymentCode, relatedCode, shippingCode } from './effects/methods.ts';
import { optionCode } from './effects/option.ts';
import { showCode } from './effects/show.ts';
import {
  type EffectCode,
  isConditional,
  isSelective,
  methodName,
  type NumberedRule,
  type ShopEffect,
  type ShopRule,
} from './rule.ts';
import { sharedMethods } from './shared-methods.ts';

const writers: { readonly [Do in ShopEffect['do']]: (rule: NumberedRule<Do>) => EffectCode } = {
  limit: limitCode,
  hide: hideCode,
  discount: discountCode,
  fee: feeCode,
  shipping: shippingCode,
  payment: paymentCode,
  show: showCode,
  option: optionCode,
  deposit: depositCode,
  related: relatedCode,
};

/** The rules of a plan with their numbers. */
export const numbered = (plan: PluginPlan, rules: readonly ShopRule[]): readonly NumberedRule[] =>
  rules.map((rule, index) => ({ plan, rule, effect: rule.effect, number: index + 1 }));

/** The class that holds the shop to its rules. */
export function rulesClass(plan: PluginPlan, rules: readonly ShopRule[]): PhpCode {
  // Where a rule has no conditions its methods begin with what they do.
  return new Code('php', written(plan, rules).text.replace(/\) \{\n\n/g, ') {\n'));
}

function written(plan: PluginPlan, rules: readonly ShopRule[]): PhpCode {
  const all = numbered(plan, rules);
  const made = all.map((one) => ({ one, code: (writers[one.effect.do] as (rule: NumberedRule) => EffectCode)(one) }));
  const words = contextOf(plan.source);
  const uses = new Set(made.flatMap(({ code }) => code.uses ?? []));
  return php`
    /**
     * Holds the shop to its rules.
     */
    class ${classOf(plan, 'Shop_Rules')} {

      /**
       * Whether a rule is reading products, which it reads as they are without rules.
       *
       * @var bool
       */
      private $is_reading = false;

      /**
       * Registers the hooks.
       */
      public function register() {
        ${joinPhp(
          made.map(
            ({ one, code }) => php`
              // ${describeRule(one.rule, words)}
              ${joinPhp(code.hooks)}
            `,
          ),
          '\n\n',
        )}
      }

      ${joinPhp(
        made.map(({ one, code }) => joinPhp([...code.methods, appliesMethod(one), coversMethod(one)], '\n\n')),
        '\n\n',
      )}

      ${joinPhp([sharedMethods(plan, uses), timesMethod(rules.some(({ times }) => times !== undefined))], '\n\n')}
    }
  `;
}

const and = (tests: readonly PhpCode[]): PhpCode => tests.reduce((before, one) => php`${before} && ${one}`);

function appliesMethod(one: NumberedRule): PhpCode {
  if (!isConditional(one)) return noPhp;
  const { conditions = [], times } = one.rule;
  const tests = [
    ...(times === undefined ? [] : [timesPhp(times)]),
    ...conditionsPhp(cartKind(one.plan), conditions, php`null`).map((test) => php`( ${test} )`),
  ];
  return php`
    ${docComment([`Checks whether rule ${one.number} applies now.`, '', '@return bool Whether it does.'])}
    private function ${methodName(one, 'applies')}() {
      return ${and(tests)};
    }
  `;
}

function coversMethod(one: NumberedRule): PhpCode {
  const kind = recordKind(one.plan, 'product');
  if (!isSelective(one) || kind === undefined) return noPhp;
  const tests = conditionsPhp(kind, one.rule.products ?? [], php`$record`).map((test) => php`( ${test} )`);
  return php`
    ${docComment([
      `Checks whether rule ${one.number} is about a product.`,
      '',
      '@param WC_Product $product Product.',
      '@return bool Whether it is.',
    ])}
    private function ${methodName(one, 'covers')}( $product ) {
      $record = get_post( $product->get_parent_id() ? $product->get_parent_id() : $product->get_id() );
      if ( ! $record ) {
        return false;
      }

      $before           = $this->is_reading;
      $this->is_reading = true;
      $is_covered       = ${and(tests)};
      $this->is_reading = $before;

      return $is_covered;
    }
  `;
}
