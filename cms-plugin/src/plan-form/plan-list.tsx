import type { Control, FormItem } from '@presswright/shared/plan-form/form';
import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { PartPicker } from './part-picker.tsx';
import { PlanFields } from './plan-fields.tsx';
import { idOfAdd, idOfFrame, idOfPlace } from './plan-focus.ts';
import { usePlanForm } from './plan-form-context.ts';

/** The parts of a list: each can be opened, moved and removed. */
export function PlanList({ path, list }: { path: string; list: Extract<Control, { kind: 'list' }> }) {
  const { edit } = usePlanForm();
  const [picking, setPicking] = useState(false);
  const { items, add, canRemove } = list;
  return (
    <>
      {items.length > 0 && (
        <ol className="presswright-parts">
          {items.map((item, place) => (
            <Part key={item.path} item={item} place={place} count={items.length} canRemove={canRemove} />
          ))}
        </ol>
      )}
      {add !== null && (
        <Button
          __next40pxDefaultSize
          variant="secondary"
          id={idOfAdd(path)}
          onClick={() => (add.shapes.length > 0 ? setPicking(true) : edit({ do: 'add', path }))}
        >
          {add.label}
        </Button>
      )}
      {add !== null && picking && (
        <PartPicker
          title={add.label}
          shapes={add.shapes}
          onClose={() => setPicking(false)}
          onPick={(shape) => {
            setPicking(false);
            edit({ do: 'add', path, shape });
          }}
        />
      )}
    </>
  );
}

interface PartProps {
  item: FormItem;
  place: number;
  count: number;
  canRemove: boolean;
}

function Part({ item, place, count, canRemove }: PartProps) {
  const { edit, isOpen, toggle, isChanged } = usePlanForm();
  const { path, title, summary, errorCount } = item;
  const open = isOpen(path);
  return (
    <li className="presswright-part" id={idOfFrame(path)}>
      <div className="presswright-part__head">
        <button
          type="button"
          className="presswright-part__toggle"
          id={idOfPlace(path)}
          aria-expanded={open}
          onClick={() => toggle(path)}
        >
          <strong>{title}</strong>
          {isChanged(path) && <span className="presswright-changed">{__('Changed', 'presswright')}</span>}
          {errorCount > 0 && (
            <span className="presswright-fault">
              {/* translators: %d: number of problems. */}
              {sprintf(_n('%d problem', '%d problems', errorCount, 'presswright'), errorCount)}
            </span>
          )}
          {summary !== '' && <span className="presswright-part__summary">{summary}</span>}
        </button>
        {count > 1 && (
          <>
            <Button
              icon="arrow-up-alt2"
              size="small"
              /* translators: %s: a part of a plan. */
              label={sprintf(__('Move up: %s', 'presswright'), title)}
              disabled={place === 0}
              accessibleWhenDisabled
              onClick={() => edit({ do: 'move', path, to: place - 1 })}
            />
            <Button
              icon="arrow-down-alt2"
              size="small"
              /* translators: %s: a part of a plan. */
              label={sprintf(__('Move down: %s', 'presswright'), title)}
              disabled={place === count - 1}
              accessibleWhenDisabled
              onClick={() => edit({ do: 'move', path, to: place + 1 })}
            />
          </>
        )}
        {canRemove && (
          <Button
            icon="trash"
            size="small"
            /* translators: %s: a part of a plan. */
            label={sprintf(__('Remove: %s', 'presswright'), title)}
            onClick={() => edit({ do: 'remove', path })}
          />
        )}
      </div>
      {open && (
        <div className="presswright-inner">
          <PlanFields fields={item.fields} />
        </div>
      )}
    </li>
  );
}
