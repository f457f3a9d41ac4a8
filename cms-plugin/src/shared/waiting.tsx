import { Button, Spinner } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

/** After this long, somebody wonders whether anything still happens. */
const longMs = 8000;

/** What is under way, with a way out of it. */
export function Waiting({ text, onCancel }: { text: string; onCancel?: () => void }) {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setLong, longMs, true);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="presswright-waiting">
      <Spinner />
      <span role="status">
        {text}
        {isLong && ` ${__('This takes longer than usual. Nothing that you entered will be lost.', 'presswright')}`}
      </span>
      {onCancel !== undefined && (
        <Button variant="link" onClick={onCancel}>
          {__('Cancel', 'presswright')}
        </Button>
      )}
    </div>
  );
}
