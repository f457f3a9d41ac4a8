import { Button, Card, CardBody, Notice } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { severityLabel, typeLabel } from '../findings/labels.ts';
import { severities } from '../findings/types.ts';
import { request } from '../shared/api.ts';
import { ProblemNotice } from '../shared/problem-notice.tsx';
import { useTask } from '../shared/use-task.ts';
import { FileFindings } from './file-findings.tsx';
import type { StoredCheck, StoredCheckDetail } from './types.ts';

const timeLabel = (seconds: number): string =>
  new Date(seconds * 1000).toLocaleString(document.documentElement.lang || undefined, {
    dateStyle: 'medium',
    timeStyle: 'short',
  });

/** Counts by severity, the worst first: "1 Critical, 3 Low". */
const countsText = ({ findings }: StoredCheck): string =>
  severities
    .filter((severity) => findings[severity] > 0)
    /* translators: 1: number of findings, 2: severity. */
    .map((severity) => sprintf(__('%1$d %2$s', 'presswright'), findings[severity], severityLabel(severity)))
    .join(', ') || __('none', 'presswright');

/** The checks that the site keeps, those of the night too, each with its findings. */
export function StoredChecks() {
  const [list, setList] = useState<StoredCheck[]>([]);
  const [shown, setShown] = useState<StoredCheckDetail>();
  const task = useTask<'list' | 'show'>();
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    void task
      .run('list', (signal) => request<StoredCheck[]>('/checks', undefined, signal))
      .then((found) => found && setList(found));
  }, []);
  useEffect(() => {
    if (shown !== undefined) heading.current?.focus();
  }, [shown]);

  const show = async ({ id }: StoredCheck) => {
    const found = await task.run('show', (signal) => request<StoredCheckDetail>(`/checks/${id}`, undefined, signal));
    if (found !== undefined) setShown(found);
  };

  if (list.length === 0 && task.problem === undefined) return null;
  return (
    <Card>
      <CardBody>
        <section className="presswright-stored" aria-labelledby="presswright-stored-heading">
          <h2 id="presswright-stored-heading">{__('Stored checks', 'presswright')}</h2>
          {task.problem !== undefined && <ProblemNotice problem={task.problem} />}
          <ul>
            {list.map((check) => (
              <li key={check.id} className="presswright-stored__check">
                <Button
                  variant="link"
                  aria-expanded={shown?.id === check.id}
                  disabled={task.busy !== undefined}
                  accessibleWhenDisabled
                  onClick={() => void show(check)}
                >
                  {`${check.name} ${check.version}`.trim()}
                </Button>{' '}
                <span className="presswright-muted">
                  {sprintf(
                    /* translators: 1: time, 2: what was looked for, such as "Security", 3: findings by severity. */
                    __('%1$s, checked for: %2$s. Findings: %3$s', 'presswright'),
                    timeLabel(check.created),
                    typeLabel(check.analysis_type),
                    countsText(check),
                  )}
                </span>
              </li>
            ))}
          </ul>
          {shown !== undefined && (
            <>
              <h3 ref={heading} tabIndex={-1}>
                {/* translators: %s: name of a plugin or theme. */}
                {sprintf(__('Stored findings of %s', 'presswright'), shown.name)}
              </h3>
              {!shown.has_all && (
                <Notice status="info" isDismissible={false}>
                  <p>{__('Only the worst findings were kept. Analyze it again to see all.', 'presswright')}</p>
                </Notice>
              )}
              {shown.results
                .filter(({ issues }) => issues.length > 0)
                .map((result) => (
                  <FileFindings key={result.file} result={result} />
                ))}
              {shown.results.every(({ issues }) => issues.length === 0) && (
                <p>{__('No problems found.', 'presswright')}</p>
              )}
            </>
          )}
        </section>
      </CardBody>
    </Card>
  );
}
