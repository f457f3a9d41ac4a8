import { prefixed } from '../../plugin/code-names.ts';
import type { PlanEntity, PlanField, PluginPlan } from '../../plugin/plan.ts';
import type { BehaviourOf } from '../behaviour.ts';

export type FileImport = BehaviourOf<'file_import'>;

/** Where a cell of a row goes. */
export interface Column {
  /** Its heading as people write it. */
  readonly label: string;
  /** Headings that mean it, in small letters. */
  readonly headings: readonly string[];
  /** Field as the plugin knows it, taxonomy, `title`, `content` or `featured_image`. */
  readonly target: string;
  readonly as: 'field' | 'title' | 'content' | 'picture' | 'terms';
}

/** An import with what it is about. */
export interface Made {
  readonly one: FileImport;
  readonly entity: PlanEntity;
  readonly columns: readonly Column[];
  readonly key: Column;
  /** Metadata of posts that says in which run they were in the file. */
  readonly mark: string;
}

/** Hook of the tasks: each import is an argument. */
export const importHook = (plan: PluginPlan): string => prefixed(plan, 'import_file');

/** Hook that goes on with an import. */
export const moreHook = (plan: PluginPlan): string => prefixed(plan, 'import_more');

/** Option of an import: what is known of the run, the last report, or a lock. */
export const optionOf = (plan: PluginPlan, { name }: FileImport, what: 'run' | 'report' | 'lock'): string =>
  prefixed(plan, `import_${name}_${what}`);

/** Metadata of files in the media library with the address that they were loaded from. */
export const sourceMeta = (plan: PluginPlan): string => `_${prefixed(plan, 'imported_from')}`;

/** Key of the setting that says where the file is. */
export const sourceSetting = ({ name }: FileImport): string => `import_${name}_source`;

export const sourceOf = ({ source }: FileImport): string => (source.in === 'uploads' ? source.path : source.url);

/** A field as the plugin knows it: names that WordPress has a meaning for are named for their entity too. */
const fieldOf = (entity: PlanEntity, key: string, label: string): PlanField | undefined =>
  entity.fields.find(
    (field) => (field.key === key || field.key.startsWith(`${entity.key}_${key}`)) && field.label === label,
  );

function targetOf(plan: PluginPlan, entity: PlanEntity, key: string, headings: readonly string[]): Column | undefined {
  const small = [...new Set(headings.map((heading) => heading.trim().toLowerCase()))];
  const [label = key] = headings;
  const said = plan.source.entities?.find((one) => one.key === entity.key)?.fields?.find((field) => field.key === key);
  const field = said === undefined ? undefined : fieldOf(entity, key, said.label);
  if (field !== undefined) return { label, headings: small, target: field.key, as: 'field' };
  const group = plan.taxonomies.find((one) => one.key === key && one.postTypes.includes(entity.postType));
  if (group !== undefined) return { label, headings: small, target: group.taxonomy, as: 'terms' };
  if (key === 'title' || key === 'content') return { label, headings: small, target: key, as: key };
  return key === 'featured_image' ? { label, headings: small, target: key, as: 'picture' } : undefined;
}

/** Columns of an import: those that it names, or one for all that records have. */
function columnsOf(plan: PluginPlan, one: FileImport, entity: PlanEntity): readonly Column[] {
  const said = plan.source.entities?.find(({ key }) => key === entity.key);
  const all = one.columns ?? [
    { attribute: 'title', column: entity.titleLabel },
    ...(said?.fields ?? []).map(({ key, label }) => ({ attribute: key, column: label })),
    ...(said?.taxonomies ?? []).map(({ key, plural }) => ({ attribute: key, column: plural })),
    ...(entity.supports.includes('editor') ? [{ attribute: 'content', column: 'Content' }] : []),
    ...(entity.supports.includes('thumbnail') ? [{ attribute: 'featured_image', column: entity.imageLabel }] : []),
  ];
  return all.flatMap(({ attribute, column }) => {
    const headings = one.columns === undefined ? [column, attribute, attribute.replaceAll('_', ' ')] : [column];
    return targetOf(plan, entity, attribute, headings) ?? [];
  });
}

/** All imports of a plan. */
export const madeOf = (plan: PluginPlan, all: readonly FileImport[]): readonly Made[] =>
  all.flatMap((one) => {
    const entity = plan.entities.find(({ key }) => key === one.entity);
    if (entity === undefined || entity.storage === 'table') return [];
    const columns = columnsOf(plan, one, entity);
    const named = targetOf(plan, entity, one.match_by, [])?.target;
    const key = columns.find(({ target }) => target === named);
    return key === undefined ? [] : [{ one, entity, columns, key, mark: `_${prefixed(plan, `imported_${one.name}`)}` }];
  });
