/** The day or month of a time in UTC, such as `2026-11-24` or `2026-11`. @param time Unix milliseconds */
export function periodAt(per: 'day' | 'month', time: number): string {
  return new Date(time).toISOString().slice(0, per === 'day' ? 10 : 7);
}

/** When the day or month of a time ends, in Unix milliseconds. */
export function endOf(per: 'day' | 'month', time: number): number {
  const date = new Date(time);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  return per === 'day' ? Date.UTC(year, month, date.getUTCDate() + 1) : Date.UTC(year, month + 1, 1);
}
