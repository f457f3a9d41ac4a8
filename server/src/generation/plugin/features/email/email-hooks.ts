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
   * Sends notifications when a post changes.
   *
   * @param int          $id     Post ID.
   * @param WP_Post      $post   Post object.
   * @param bool         $update Whether an existing post is being updated.
   * @param WP_Post|null $before Post object before the update, or null for a new post.
   */
  public function post_saved( $id, $post, $update, $before ) {
    $old = $update && $before ? $before->post_status : 'new';
    $new = $post->post_status;
    ${
      triggers.some((trigger) => conditionOf(trigger).text.includes('$is_new'))
        ? php`
      // A post is new when it is first published or submitted for review.
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
   * Sends notifications when the value of a field changes.
   *
   * @param int    $meta_id Metadata ID.
   * @param int    $id      Post ID.
   * @param string $key     Meta key.
   * @param mixed  $value   Meta value.
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
   * Sends notifications when a row is added.
   *
   * @param int    $id  Row ID.
   * @param string $key Kind of row.
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
   * Sends notifications when the status of a row changes.
   *
   * @param int    $id     Row ID.
   * @param string $key    Kind of row.
   * @param array  $before Row before the update.
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
