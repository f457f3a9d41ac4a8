import { classNameOf, classOf, prefixed, translated } from '../../plugin/code-names.ts';
import { definitionOf } from '../../plugin/data/field-types.ts';
import type { PluginClass } from '../../plugin/feature-module.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { joinPhp, type PhpCode, type PhpValue, php } from '../../writers/php.ts';
import { accessMethods } from './access.ts';
import { displayMethods } from './display.ts';
import { inputMethods } from './inputs.ts';
import { type FieldGroup, kindsOf, withExtraFields } from './planned-fields.ts';
import { restMethods } from './rest.ts';
import { storageMethods } from './storage.ts';
import { validationMethods } from './validation.ts';

/** The class that knows the fields: what they are, who may see and change them, and how they are kept. */
export function fieldsDefinitionClass(plan: PluginPlan, groups: readonly FieldGroup[]): PluginClass {
  return {
    name: classNameOf(plan, 'Extra_Fields'),
    summary: 'Custom fields.',
    code: php`
      /**
       * Defines custom fields, stores their values and controls access to them.
       */
      final class ${classOf(plan, 'Extra_Fields')} {

        const INPUT = ${prefixed(plan, 'extra')};
        const NONCE = ${prefixed(plan, 'extra_nonce')};

        ${joinPhp(
          [
            definitionsMethod(plan, groups),
            storageMethods(plan, groups),
            accessMethods(plan, groups),
            validationMethods(plan, groups),
            inputMethods(plan, groups),
            displayMethods(plan),
            restMethods(plan, groups),
          ],
          '\n\n',
        )}
      }
    `,
  };
}

function definitionsMethod(source: PluginPlan, groups: readonly FieldGroup[]): PhpCode {
  const plan = withExtraFields(source);
  const cases = kindsOf(groups).map((entity) => {
    const own = groups.filter((group) => group.entity === entity);
    const fields = own.flatMap(({ one, index, fields }) =>
      fields.map((field): [string, PhpValue] => [
        field.key,
        {
          ...(definitionOf(plan, field, true) as object),
          group: index,
          heading: translated(plan, one.heading ?? 'Additional information'),
          edited_by: one.edited_by,
          seen_by: one.seen_by,
          ...((one.unique ?? []).includes(field.key) && { unique: true }),
          ...(entity === 'user' && one.on_registration === false && { profile_only: true }),
        },
      ]),
    );
    return php`
      case ${entity}:
        return ${Object.fromEntries(fields)};
    `;
  });
  return php`
    /**
     * Gets the fields of a type of object.
     *
     * @param string $kind Object type.
     * @return array[] Field definitions, keyed by field.
     */
    public static function fields( $kind ) {
      switch ( $kind ) {
        ${joinPhp(cases, '\n\n')}
      }

      return array();
    }
  `;
}
