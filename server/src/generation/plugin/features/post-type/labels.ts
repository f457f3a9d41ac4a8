import { type PhpCode, php } from '../../../writers/php.ts';
import { translated } from '../../code-names.ts';
import type { PlanEntity, PluginPlan } from '../../plan.ts';
import { withArticle } from '../support/format-text.ts';

/** All labels of a post type, translated. */
export function labelsOf(plan: PluginPlan, entity: PlanEntity): Readonly<Record<string, PhpCode>> {
  const { singular, plural, singularLower: one, pluralLower: many, imageLabel } = entity;
  const image = imageLabel.toLowerCase();
  const texts: Readonly<Record<string, string>> = {
    name: plural,
    singular_name: singular,
    add_new: `Add ${one}`,
    add_new_item: `Add ${one}`,
    edit_item: `Edit ${one}`,
    new_item: `New ${one}`,
    view_item: `View ${one}`,
    view_items: `View ${many}`,
    search_items: `Search ${many}`,
    not_found: `No ${many} found.`,
    not_found_in_trash: `No ${many} found in Trash.`,
    all_items: `All ${many}`,
    archives: `${singular} archives`,
    attributes: `${singular} attributes`,
    insert_into_item: `Insert into ${one}`,
    uploaded_to_this_item: `Uploaded to this ${one}`,
    featured_image: imageLabel,
    set_featured_image: `Set ${image}`,
    remove_featured_image: `Remove ${image}`,
    use_featured_image: `Use as ${image}`,
    filter_items_list: `Filter ${many} list`,
    items_list_navigation: `${plural} list navigation`,
    items_list: `${plural} list`,
    item_published: `${singular} published.`,
    item_published_privately: `${singular} published privately.`,
    item_reverted_to_draft: `${singular} reverted to draft.`,
    item_trashed: `${singular} trashed.`,
    item_scheduled: `${singular} scheduled.`,
    item_updated: `${singular} updated.`,
    item_link: `${singular} link`,
    item_link_description: `A link to ${withArticle(one)}.`,
  };
  const withImage = entity.supports.includes('thumbnail');
  return Object.fromEntries(
    Object.entries(texts)
      .filter(([name]) => withImage || !name.endsWith('featured_image'))
      .map(([name, text]) => [name, translated(plan, text)]),
  );
}

/** What the classic editor says after saving: the method of a filter of `post_updated_messages`. */
export function messagesMethod(plan: PluginPlan, { singular }: PlanEntity): PhpCode {
  const updated = translated(plan, `${singular} updated.`);
  const published = translated(plan, `${singular} published.`);
  const messages = [
    php`''`,
    updated,
    updated,
    updated,
    updated,
    translated(plan, `${singular} restored from a revision.`),
    published,
    translated(plan, `${singular} saved.`),
    translated(plan, `${singular} submitted for review.`),
    translated(plan, `${singular} scheduled.`),
    translated(plan, `${singular} draft updated.`),
  ];
  return php`
    /**
     * Customizes the update messages of the post type.
     *
     * @param array[] $messages Update messages by post type.
     * @return array[]
     */
    public function updated_messages( $messages ) {
      $messages[ self::POST_TYPE ] = ${messages};

      return $messages;
    }
  `;
}
