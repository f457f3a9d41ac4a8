import { Button, Modal } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

interface Props {
  title: string;
  text: string;
  action: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something is done that takes something away. */
export function Confirm({ title, text, action, onConfirm, onClose }: Props) {
  return (
    <Modal title={title} onRequestClose={onClose} size="small">
      <p>{text}</p>
      <div className="presswright-actions">
        <Button __next40pxDefaultSize variant="primary" isDestructive onClick={onConfirm}>
          {action}
        </Button>
        <Button __next40pxDefaultSize variant="tertiary" onClick={onClose}>
          {__('Cancel', 'presswright')}
        </Button>
      </div>
    </Modal>
  );
}
