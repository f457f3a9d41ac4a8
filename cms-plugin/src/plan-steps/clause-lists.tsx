import type { ProjectKind } from '@presswright/shared/generators';
import { missedClauses, understoodParts } from '@presswright/shared/plan-form/clauses';
import { Button, Notice } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { PlanEditing } from './use-plan.ts';

/** What of the description has no part in the plan, with what may have been meant. */
export function MissedClauses({ kind, editing }: { kind: ProjectKind; editing: PlanEditing }) {
  const clauses = missedClauses(editing.draft.not_understood, editing.schema);
  if (clauses.length === 0) return null;
  return (
    <Notice status="warning" isDismissible={false} politeness="polite">
      <h3>{__('Not understood', 'presswright')}</h3>
      <ul className="presswright-clauses">
        {clauses.map(({ text, reason, content, suggestions }) => (
          <li key={text}>
            <q>{text}</q> <span className="presswright-muted">{reason}</span>
            {kind === 'plugin' && (
              <div className="presswright-suggestions">
                {content !== null && (
                  <Button variant="secondary" size="compact" onClick={() => editing.addContent(text)}>
                    {/* translators: %s: a kind of content. */}
                    {sprintf(__('Add content: %s', 'presswright'), content)}
                  </Button>
                )}
                {suggestions.map((suggestion) => (
                  <Button
                    key={suggestion.kind}
                    variant="secondary"
                    size="compact"
                    showTooltip
                    label={sprintf(
                      /* translators: 1: a part of a plan, 2: what it does. */
                      __('Add: %1$s. %2$s', 'presswright'),
                      suggestion.title,
                      suggestion.description,
                    )}
                    onClick={() => editing.edit({ do: 'add', path: 'behaviours', shape: suggestion.kind }, text)}
                  >
                    {/* translators: %s: a part of a plan. */}
                    {sprintf(__('Add: %s', 'presswright'), suggestion.title)}
                  </Button>
                ))}
              </div>
            )}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** What of the description became which part of the plan. */
export function UnderstoodClauses({ editing }: { editing: PlanEditing }) {
  const parts = understoodParts(editing.draft.understood, editing.draft.plan);
  if (parts.length === 0) return null;
  return (
    <details className="presswright-understood">
      <summary>
        {/* translators: %d: number of clauses of a description. */}
        {sprintf(__('What was understood (%d)', 'presswright'), parts.length)}
      </summary>
      <ul className="presswright-clauses">
        {parts.map(({ text, path, label }) => (
          <li key={`${text}:${path}`}>
            <q>{text}</q>{' '}
            <Button variant="link" onClick={() => editing.goTo(path)}>
              {label}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** What the last instruction changed. */
export function PlanChanges({ editing }: { editing: PlanEditing }) {
  const { changes } = editing.draft;
  if (changes.length === 0) return null;
  return (
    <Notice status="info" isDismissible={false} politeness="polite">
      <h3>{__('What changed', 'presswright')}</h3>
      <ul className="presswright-clauses">
        {changes.map(({ text, path }) => (
          <li key={`${path}:${text}`}>
            {path === '' ? (
              text
            ) : (
              <Button variant="link" onClick={() => editing.goTo(path)}>
                {text}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
