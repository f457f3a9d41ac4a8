import { joinPhp, type PhpCode, php } from '../../../writers/php.ts';
import { prefixed } from '../../code-names.ts';
import type { PluginPlan } from '../../plan.ts';

/** Statements that call a method of `$this` whenever a record of the plugin was added, changed or deleted. */
export function changeHooks(plan: PluginPlan, method: string): PhpCode {
  const records = plan.entities.filter(({ isLog }) => !isLog);
  const types = records.filter(({ storage }) => storage !== 'table');
  return joinPhp([
    ...types.map(({ postType }) => php`add_action( ${`save_post_${postType}`}, array( $this, ${method} ) );`),
    ...types.map(({ postType }) => php`add_action( ${`deleted_post_${postType}`}, array( $this, ${method} ) );`),
    ...(records.some(({ storage }) => storage === 'table')
      ? ['row_created', 'row_updated', 'row_deleted'].map(
          (name) => php`add_action( ${prefixed(plan, name)}, array( $this, ${method} ) );`,
        )
      : []),
  ]);
}
