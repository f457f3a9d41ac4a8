import type { Option } from '@presswright/shared/plan-form/form';
import { Button, Modal, SearchControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { areaProps } from '../shared/field-props.ts';

interface Props {
  title: string;
  shapes: readonly Option[];
  onPick: (shape: string) => void;
  onClose: () => void;
}

/** Asks which kind of part to add; the kinds can be searched by name and by what they do. */
export function PartPicker({ title, shapes, onPick, onClose }: Props) {
  const [text, setText] = useState('');
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const found = shapes.filter(({ label, help = '' }) => {
    const all = `${label} ${help}`.toLowerCase();
    return words.every((word) => all.includes(word));
  });
  return (
    <Modal title={title} onRequestClose={onClose} size="medium">
      {shapes.length > 8 && (
        <SearchControl {...areaProps} label={__('Search', 'presswright')} value={text} onChange={setText} />
      )}
      <ul className="presswright-picks">
        {found.map(({ value, label, help }) => (
          <li key={value}>
            <Button __next40pxDefaultSize className="presswright-pick" onClick={() => onPick(value)}>
              <strong>{label}</strong>
              {help !== undefined && <span>{help}</span>}
            </Button>
          </li>
        ))}
      </ul>
      <p role="status">{found.length === 0 ? __('Nothing found. Try another word.', 'presswright') : ''}</p>
    </Modal>
  );
}
