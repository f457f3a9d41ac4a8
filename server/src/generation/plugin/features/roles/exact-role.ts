import type { PlanRole as PublicRole } from '@presswright/shared/schemas/plans/parts';
import type { PlanEntity } from '../../plan.ts';

type Deed = NonNullable<PublicRole['may']>[number]['deeds'][number];

/** Capabilities for posts of a type by what is done with them. */
const ofPosts = (many: string): Readonly<Record<Deed, readonly string[]>> => ({
  read_private: [`read_private_${many}`],
  write: [`edit_${many}`],
  publish: [`edit_${many}`, `publish_${many}`, `edit_published_${many}`],
  edit_others: [`edit_${many}`, `edit_others_${many}`, `edit_published_${many}`, `edit_private_${many}`],
  delete: [`delete_${many}`, `delete_published_${many}`],
  delete_others: [`delete_${many}`, `delete_others_${many}`, `delete_published_${many}`, `delete_private_${many}`],
});

const all = (...capabilities: readonly string[]): Readonly<Record<Deed, readonly string[]>> => ({
  read_private: capabilities,
  write: capabilities,
  publish: capabilities,
  edit_others: capabilities,
  delete: capabilities,
  delete_others: capabilities,
});

/** Capabilities for what a site has. */
const ofSite: Readonly<Record<string, Readonly<Record<Deed, readonly string[]>>>> = {
  post: ofPosts('posts'),
  page: ofPosts('pages'),
  product: ofPosts('products'),
  order: ofPosts('shop_orders'),
  media: {
    ...all('upload_files'),
    edit_others: ['upload_files', 'edit_others_posts'],
    delete: ['upload_files', 'delete_posts'],
    delete_others: ['upload_files', 'delete_posts', 'delete_others_posts'],
  },
  user: {
    read_private: ['list_users'],
    write: ['list_users', 'create_users'],
    publish: ['list_users', 'create_users'],
    edit_others: ['list_users', 'edit_users'],
    delete: ['list_users', 'delete_users'],
    delete_others: ['list_users', 'delete_users'],
  },
  comment: all('moderate_comments', 'edit_posts'),
  category: all('manage_categories'),
  tag: all('manage_categories'),
};

/** A role that says exactly what it may do; undefined for one that does not. */
export function exactRole(
  entities: readonly PlanEntity[],
  { may, copy_of: copyOf, capabilities, is_default: isDefault, entities: writable = [] }: PublicRole,
): { readonly capabilities: readonly string[]; readonly copyOf?: string; readonly isDefault?: boolean } | undefined {
  const isExact = may !== undefined || copyOf !== undefined || capabilities !== undefined;
  if (!isExact && isDefault !== true) return undefined;
  if (!isExact && writable.length > 0) return undefined;
  const given = (may ?? []).flatMap(({ entity: key, deeds }): readonly string[] => {
    const own = entities.find((entity) => entity.key === key && entity.storage !== 'posts');
    if (own?.storage === 'table') return [own.capabilities.edit];
    const table = own === undefined ? ofSite[key] : ofPosts(own.capabilities.type[1]);
    return deeds.flatMap((deed) => table?.[deed] ?? []);
  });
  return {
    capabilities: [...new Set(['read', ...given, ...(capabilities ?? [])])],
    ...(copyOf !== undefined && { copyOf }),
    ...(isDefault === true && { isDefault }),
  };
}
