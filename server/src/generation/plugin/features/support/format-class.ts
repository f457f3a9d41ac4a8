import { joinPhp, noPhp, type PhpCode, php } from '../../../writers/php.ts';
import { classNameOf, classOf } from '../../code-names.ts';
import type { PluginClass } from '../../feature-module.ts';
import type { PlanFieldType, PluginPlan } from '../../plan.ts';

const typesOf = (plan: PluginPlan): ReadonlySet<PlanFieldType> =>
  new Set(plan.entities.flatMap(({ fields }) => fields.map(({ type }) => type)));

const usesFormat = (plan: PluginPlan): boolean => plan.entities.some(({ fields }) => fields.length > 0);

/** The class that writes values for people, for the feature that brings it. */
export const formatClass = (plan: PluginPlan): PhpCode => php`
  /**
   * Writes the values of records as HTML.
   */
  class ${classOf(plan, 'Format')} {

    /**
     * A value as HTML: links, pictures and paragraphs where it is more than a text.
     *
     * @param mixed $value The value.
     * @param array $field The field, as a repository describes it.
     * @return string HTML that is safe to print; empty for no value.
     */
    public static function html( $value, $field ) {
      if ( null === $value || '' === $value || array() === $value ) {
        return '';
      }
      ${switchOver(plan, htmlCases)}

      return esc_html( ${classOf(plan, 'Fields')}::format( $value, $field ) );
    }
  }
`;
