import type { PluginPlan } from '../../plugin/plan.ts';
import { docComment, identifier, joinPhp, noPhp, type PhpCode, php, variable } from '../../writers/php.ts';
import { conditionPhp, conditionsPhp } from '../conditions.ts';
import { contextOf } from '../context.ts';
import type { RecordEvent } from '../records/record-kind.ts';
import { describeAutomation } from './describe.ts';
import { delayOf, eventOf, laterHook, type Made } from './made.ts';
import type { Mail } from './mails.ts';
import { runPhp, skipUnless } from './running.ts';

/** The methods of an automation that waits for something. */
export function eventMethods(plan: PluginPlan, made: Made, mails: readonly Mail[]): PhpCode {
  const event = eventOf(made);
  if (event === undefined) return noPhp;
  const { one, kind, name } = made;
  const { when } = one;
  const becomes =
    when.on === 'change' && when.to !== undefined
      ? [conditionPhp(kind, { attribute: when.attribute, is: 'equal', value: when.to }, php`$record`)]
      : [];
  const tests = [...becomes, ...conditionsPhp(kind, one.conditions ?? [], php`$record`)];
  const guard = event.guard === undefined ? noPhp : php` || ! ( ${event.guard} )`;
  const seconds = delayOf(made);
  const run = php`
    $this->running[${name}] = true;
    ${runPhp(plan, made, mails)}
    unset( $this->running[${name}] );
  `;
  return php`
    ${docComment([describeAutomation(one, contextOf(plan.source)), '', ...parameterLines(event)], {
      keepsSpaces: true,
    })}
    public function ${identifier(name)}( ${joinPhp(
      event.parameters.map((parameter) => variable(parameter.name)),
      ', ',
    )} ) {
      if ( isset( $this->running[${name}] )${guard} ) {
        return;
      }

      $record = ${event.record};

      if ( ! $record ) {
        return;
      }

      ${skipUnless(tests, php`return;`)}

      ${
        seconds > 0
          ? php`wp_schedule_single_event( time() + ${seconds}, ${laterHook(plan, made)}, array( ${kind.id(php`$record`)} ) );`
          : run
      }
    }

    ${
      seconds > 0
        ? php`
            /**
             * Does it when the time has come, if nothing has changed in the meantime.
             *
             * @param int $id ID of the record.
             */
            public function ${identifier(`${name}_later`)}( $id ) {
              $record = ${kind.get(php`$id`)};

              if ( ! $record ) {
                return;
              }

              ${skipUnless(tests, php`return;`)}

              ${run}
            }
          `
        : noPhp
    }
  `;
}

/** `@param` lines with aligned columns. */
function parameterLines({ parameters }: RecordEvent): readonly string[] {
  const types = Math.max(...parameters.map(({ type }) => type.length));
  const names = Math.max(...parameters.map(({ name }) => name.length));
  return parameters.map(({ name, type, about }) => `@param ${type.padEnd(types)} $${name.padEnd(names)} ${about}`);
}
