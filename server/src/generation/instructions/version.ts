/** Whether what came with one version of WordPress is in another. */
export function isInVersion(since: string, version: string): boolean {
  const parts = (text: string) => text.split('.').map((part) => Number.parseInt(part, 10) || 0);
  const [own, wanted] = [parts(since), parts(version)];
  for (const at of [0, 1, 2]) {
    const difference = (own[at] ?? 0) - (wanted[at] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return true;
}
