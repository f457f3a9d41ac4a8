import { identifier, joinPhp, noPhp, type PhpCode, php } from '../../../writers/php.ts';
import type { PlanEntity } from '../../plan.ts';
import { repositoryOf } from '../support/entity-names.ts';
import { type EmailTrigger, postStatusOf, statusFieldOf } from './email-triggers.ts';

/** The method that sends a message. */
export const sender = (trigger: EmailTrigger): string => `send_${trigger.key}`;

const find = (entity: PlanEntity): PhpCode => php`( new ${repositoryOf(entity)}() )->get( $id )`;

/** Groups triggers by entity, in order. */
export function byEntity(
  triggers: readonly EmailTrigger[],
): readonly (readonly [PlanEntity, readonly EmailTrigger[]])[] {
  const entities = [...new Set(triggers.map(({ entity }) => entity))];
  return entities.map((entity) => [entity, triggers.filter((trigger) => trigger.entity === entity)]);
}

const approving = /approved|accepted|confirmed/i;

function conditionOf({ on }: EmailTrigger): PhpCode {
  if (on.event !== 'status') return php`$is_new`;
  if (on.status === '') return php`! $is_new && $old !== $new`;
  const status = postStatusOf(on.status) ?? 'publish';
  if (approving.test(on.status)) return php`${status} === $new && 'pending' === $old`;
  return php`${status} === $new && $old !== $new`;
}

/** The method that hears of changes of posts. */
export const postSaved = (triggers: readonly EmailTrigger[]): PhpCode => php`
  /**
   * Sends what a change of a post calls for.
   *
   * @param int          $id     Id of the post.
   * @param WP_Post      $post   The post.
   * @param bool         $update Whether it was there before.
   * @param WP_Post|null $before The post as it was before.
   */
  public function post_saved( $id, $post, $update, $before ) {
    $old = $update && $before ? $before->post_status : 'new';
    $new = $post->post_status;
    ${
      triggers.some((trigger) => conditionOf(trigger).text.includes('$is_new'))
        ? php`
      // New is what others can see or have to look at for the first time.
      $is_new = in_array( $old, array( 'new', 'auto-draft', 'draft' ), true ) && in_array( $new, array( 'publish', 'pending', 'future', 'private' ), true );
    `
        : noPhp
    }

    ${joinPhp(
      byEntity(triggers).map(
        ([entity, own]) => php`
          if ( ${entity.postType} === $post->post_type ) {
            ${joinPhp(
              own.map(
                (trigger) => php`
                  if ( ${conditionOf(trigger)} ) {
                    $this->${identifier(sender(trigger))}( ${find(entity)} );
                  }
                `,
              ),
            )}
          }
        `,
      ),
    )}
  }
`;

/** The method that hears of new values of fields. */
export const fieldSaved = (triggers: readonly EmailTrigger[]): PhpCode => php`
  /**
   * Sends what a new value of a field calls for.
   *
   * @param int    $meta_id Id of the metadata.
   * @param int    $id      Id of the post.
   * @param string $key     Key of the metadata.
   * @param mixed  $value   The new value.
   */
  public function field_saved( $meta_id, $id, $key, $value ) {
    ${joinPhp(
      triggers.map((trigger) => {
        const { entity, on } = trigger;
        const status = on.event === 'status' ? statusFieldOf(entity, on.status) : undefined;
        return status === undefined
          ? noPhp
          : php`
            if ( ${status.field.metaKey} === $key && ${status.value === '' ? php`'updated_post_meta' === current_action()` : php`${status.value} === $value`} && ${entity.postType} === get_post_type( $id ) ) {
              $this->${identifier(sender(trigger))}( ${find(entity)} );
            }
          `;
      }),
    )}
  }
`;

/** The method that hears of new rows of tables. */
export const rowCreated = (triggers: readonly EmailTrigger[]): PhpCode => php`
  /**
   * Sends what a new row of a table calls for.
   *
   * @param int    $id  Id of the row.
   * @param string $key What the row is.
   */
  public function row_created( $id, $key ) {
    ${joinPhp(
      triggers.map(
        (trigger) => php`
          if ( ${trigger.entity.key} === $key ) {
            $this->${identifier(sender(trigger))}( ${find(trigger.entity)} );
          }
        `,
      ),
    )}
  }
`;

/** The method that hears of rows of tables that have another status. */
export const rowUpdated = (triggers: readonly EmailTrigger[]): PhpCode => php`
  /**
   * Sends what the new status of a row calls for.
   *
   * @param int    $id     Id of the row.
   * @param string $key    What the row is.
   * @param array  $before The row as it was.
   */
  public function row_updated( $id, $key, $before ) {
    ${joinPhp(
      byEntity(triggers).map(
        ([entity, own]) => php`
          if ( ${entity.key} === $key ) {
            $item = ${find(entity)};
            ${joinPhp(
              own.map((trigger) => {
                const status = trigger.on.event === 'status' ? statusFieldOf(entity, trigger.on.status) : undefined;
                if (status === undefined) return noPhp;
                const { field, value } = status;
                return php`
                  if ( $item[${field.key}] !== $before[${field.key}]${value === '' ? noPhp : php` && ${value} === $item[${field.key}]`} ) {
                    $this->${identifier(sender(trigger))}( $item );
                  }
                `;
              }),
            )}
          }
        `,
      ),
    )}
  }
`;
