import { classOf } from '../../plugin/code-names.ts';
import type { PlanSetting } from '../../plugin/features/settings/plan-setting.ts';
import { settingValue } from '../../plugin/features/settings/settings-of.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { identifier, noPhp, type PhpCode, php } from '../../writers/php.ts';
import type { BehaviourOf } from '../behaviour.ts';

export type ShopRule = BehaviourOf<'shop_rule'>;
export type ShopEffect = ShopRule['effect'];
export type EffectOf<Do extends ShopEffect['do']> = Extract<ShopEffect, { readonly do: Do }>;

/** A rule with its number, which its methods and settings are named for. */
export interface RuleWithNumber {
  readonly plan: PluginPlan;
  readonly rule: ShopRule;
  readonly number: number;
}

/** The same with its effect. */
export interface NumberedRule<Do extends ShopEffect['do'] = ShopEffect['do']> extends RuleWithNumber {
  readonly effect: EffectOf<Do>;
}

/** What the effect of a rule adds to the class: statements of `register()` and methods. */
export interface EffectCode {
  readonly hooks: readonly PhpCode[];
  readonly methods: readonly PhpCode[];
  /** Names of methods that several effects share. */
  readonly uses?: readonly ('off' | 'check_limit' | 'is_shopping')[];
}

/** Name of a method of a rule: `limit_2`. */
export const methodOf = ({ number }: Pick<RuleWithNumber, 'number'>, name: string): string => `${name}_${number}`;
export const methodName = (rule: Pick<RuleWithNumber, 'number'>, name: string): PhpCode =>
  identifier(methodOf(rule, name));

export const shopOf = (plan: PluginPlan): PhpCode => classOf(plan, 'Shop');

/** Whether the rule has conditions or times, so that it has a method which asks for them. */
export const isConditional = ({ rule: { conditions = [], times } }: Pick<RuleWithNumber, 'rule'>): boolean =>
  conditions.length > 0 || times !== undefined;

/** Whether it is about some products only. */
export const isSelective = ({ rule: { products = [] } }: Pick<RuleWithNumber, 'rule'>): boolean => products.length > 0;

/** Leaves the method where the rule does not apply, or not to `$product`. */
export function unlessApplies(rule: RuleWithNumber, statement: PhpCode, product?: PhpCode, more?: PhpCode): PhpCode {
  const tests = [
    ...(more === undefined ? [] : [more]),
    ...(product !== undefined && isSelective(rule) ? [php`! $this->${methodName(rule, 'covers')}( ${product} )`] : []),
    ...(isConditional(rule) ? [php`! $this->${methodName(rule, 'applies')}()`] : []),
  ];
  if (tests.length === 0) return noPhp;
  return php`
    if ( ${tests.reduce((before, one) => php`${before} || ${one}`)} ) {
      ${statement}
    }
  `;
}

/** The lines of the cart that the rule is about. */
export const coveredLines = (rule: RuleWithNumber, lines: PhpCode = php`${shopOf(rule.plan)}::lines()`): PhpCode =>
  isSelective(rule)
    ? php`array_values( array_filter( ${lines}, fn( $line ) => $this->${methodName(rule, 'covers')}( $line['product'] ) ) )`
    : lines;

const settingKey = (rule: Pick<RuleWithNumber, 'number'>, name: string): string => `rule_${rule.number}_${name}`;

/** A value of the rule that the owner can change. */
export const ownersValue = (rule: RuleWithNumber, name: string, value: PlanSetting['default']): PhpCode =>
  settingValue(rule.plan, settingKey(rule, name), value);

/** The settings of a rule: what its numbers and texts are. */
export function ruleSettings(
  rule: Pick<NumberedRule, 'number' | 'effect'> & Pick<ShopRule, 'products'>,
  about: string,
): readonly PlanSetting[] {
  const { effect } = rule;
  const number = (name: string, label: string, value: number | undefined): readonly PlanSetting[] =>
    value === undefined
      ? []
      : [
          {
            key: settingKey(rule, name),
            type: 'number',
            label: `Rule ${rule.number}: ${label}`,
            description: about,
            default: value,
            min: 0,
            section: 'general',
          },
        ];
  const text = (name: string, label: string, value: string): readonly PlanSetting[] => [
    {
      key: settingKey(rule, name),
      type: 'textarea',
      label: `Rule ${rule.number}: ${label}`,
      description: about,
      default: value,
      section: 'general',
    },
  ];
  switch (effect.do) {
    case 'limit':
      return [
        ...number('min', 'minimum', effect.at_least),
        ...number('max', 'maximum', effect.at_most),
        ...number('step', 'step', effect.step),
        ...text('message', 'message', effect.message === '' ? standardLimit(effect, rule.products) : effect.message),
      ];
    case 'hide':
      return effect.text === '' ? [] : text('text', 'text', effect.text);
    case 'discount':
      return effect.tiers.length > 0 ? [] : number('amount', 'discount', effect.amount);
    case 'fee':
      return number('amount', 'fee', effect.amount);
    case 'show':
      return text('text', 'text', effect.text);
    case 'option':
      return [...text('label', 'label', effect.label), ...(effect.fee > 0 ? number('fee', 'price', effect.fee) : [])];
    case 'deposit':
      return number('percent', 'percent paid now', effect.percent);
    case 'shipping':
    case 'payment':
    case 'related':
      return [];
  }
}

/** What a customer is told whose order is not taken. */
export function standardLimit(
  { of, per, at_least: min, at_most: max, step }: EffectOf<'limit'>,
  products: ShopRule['products'] = [],
): string {
  const names = products.flatMap(({ is, value }) =>
    (is === 'contains' || is === 'equal') && typeof value === 'string' ? [value] : [],
  );
  const what =
    of === 'amount'
      ? 'order value'
      : of === 'weight'
        ? 'weight'
        : of === 'products'
          ? 'number of products'
          : 'quantity';
  const about = names.length === 0 ? '' : ` of “${names.join('”, “')}”`;
  const whose = per === 'product' ? ' of {product}' : per === 'customer' ? `${about} per customer` : about;
  const bounds =
    min !== undefined && max !== undefined
      ? ' has to be between {min} and {max}'
      : min !== undefined
        ? ' has to be at least {min}'
        : max !== undefined
          ? ' can be at most {max}'
          : '';
  const steps = step === undefined ? '' : `${bounds === '' ? ' has to be' : ' and'} a multiple of {step}`;
  return `The ${what}${whose}${bounds}${steps}. It is {current} now.`;
}
