import { Button, Notice } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { request } from '../shared/api.ts';
import { ProblemNotice } from '../shared/problem-notice.tsx';
import { useTask } from '../shared/use-task.ts';
import { Waiting } from '../shared/waiting.tsx';
import type { FoundServer, LocalSearch } from './types.ts';

interface Props {
  /** Whether to look at once: nothing has been set up yet. */
  isFirst: boolean;
  onUse: (server: FoundServer) => void;
}

/** Finds a server on the machine of the site, and offers to use it. */
export function LocalServer({ isFirst, onUse }: Props) {
  const task = useTask<'find'>();
  const [search, setSearch] = useState<LocalSearch>();

  const find = async () => setSearch(await task.run('find', (signal) => request('/local-server', {}, signal)));
  useEffect(() => {
    if (isFirst) void find();
  }, [isFirst]);

  if (task.busy) return <Waiting text={__('Looking for a server on this machine…', 'presswright')} />;
  if (task.problem) return <ProblemNotice problem={task.problem} />;
  if (search?.found === true) {
    return (
      <Notice status="info" isDismissible={false} className="presswright-local">
        <p>
          {sprintf(
            /* translators: 1: version number, 2: address. */
            __('Presswright %1$s is running on this machine at %2$s.', 'presswright'),
            search.version,
            search.endpoint,
          )}
        </p>
        {search.fingerprint !== '' && (
          <p>
            {__(
              'Its certificate authority has this SHA-256 fingerprint. The server prints the same one when it starts:',
              'presswright',
            )}
            <code className="presswright-fingerprint">{search.fingerprint}</code>
          </p>
        )}
        <Button
          __next40pxDefaultSize
          variant="secondary"
          onClick={() => {
            setSearch(undefined);
            onUse(search);
          }}
        >
          {__('Use this server', 'presswright')}
        </Button>
      </Notice>
    );
  }
  return (
    <div>
      {search !== undefined && (
        <p className="presswright-muted" role="status">
          {sprintf(
            /* translators: %s: one address or several, separated by commas. */
            __(
              'No server was found at %s. Start it on this machine and look again, or enter the address of another machine.',
              'presswright',
            ),
            search.tried.join(', '),
          )}
        </p>
      )}
      <Button variant="link" onClick={() => void find()}>
        {search === undefined ? __('Find a server on this machine', 'presswright') : __('Look again', 'presswright')}
      </Button>
    </div>
  );
}
