import { __ } from '@wordpress/i18n';
import type { EntryPoint } from './types.ts';

const kindText = (kind: string): string =>
  ({
    admin_page: __('Screen', 'presswright'),
    admin_post: __('Form', 'presswright'),
    ajax: __('Request of a page', 'presswright'),
    block: __('Block', 'presswright'),
    column: __('Column', 'presswright'),
    command: __('Command', 'presswright'),
    cron: __('Scheduled task', 'presswright'),
    meta_box: __('Box in the editor', 'presswright'),
    rest: __('REST route', 'presswright'),
    setting: __('Setting', 'presswright'),
    shortcode: __('Shortcode', 'presswright'),
    widget: __('Widget', 'presswright'),
  })[kind] ?? '';

const audienceText = (audience: string): string =>
  ({
    administrators: __('Administrators', 'presswright'),
    anyone: __('Everybody', 'presswright'),
    authors: __('Authors', 'presswright'),
    command_line: __('Command line', 'presswright'),
    cron: __('The site itself', 'presswright'),
    members: __('Logged-in users', 'presswright'),
    upgrade: __('The site itself', 'presswright'),
  })[audience] ?? __('Not known', 'presswright');

/** Screens, routes and other ways into a plugin, with who may use them; hooks inside WordPress are left out. */
export function EntryPointTable({ points }: { points: readonly EntryPoint[] }) {
  const shown = points.filter(({ kind, name }) => kindText(kind) !== '' && name !== '');
  if (shown.length === 0) {
    return (
      <p>{__('No screens, routes or forms of its own: content is edited where posts are edited.', 'presswright')}</p>
    );
  }
  return (
    <table className="widefat striped presswright-table">
      <caption>{__('Screens, routes and permissions', 'presswright')}</caption>
      <thead>
        <tr>
          <th scope="col">{__('Name', 'presswright')}</th>
          <th scope="col">{__('Kind', 'presswright')}</th>
          <th scope="col">{__('Who may use it', 'presswright')}</th>
          <th scope="col">{__('Capabilities', 'presswright')}</th>
        </tr>
      </thead>
      <tbody>
        {shown.map(({ kind, name, methods, audience, capabilities, file, line }) => (
          <tr key={`${file}:${line}:${kind}:${name}:${methods}`}>
            <th scope="row">
              <code>{[methods, name].filter(Boolean).join(' ')}</code>
            </th>
            <td data-label={__('Kind', 'presswright')}>{kindText(kind)}</td>
            <td data-label={__('Who may use it', 'presswright')}>{audienceText(audience)}</td>
            <td data-label={__('Capabilities', 'presswright')}>{capabilities.join(', ') || '—'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
