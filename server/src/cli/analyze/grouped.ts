/** A whole number with commas between thousands. `toLocaleString` loads what it needs of all languages, which takes 50 ms. */
export function grouped(number: number): string {
  return String(number).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
}
