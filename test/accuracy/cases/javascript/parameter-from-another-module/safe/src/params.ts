export const param = ( name: string ): string => new URL( location.href ).searchParams.get( name ) ?? '';
