import type { CoreField, FieldType } from '../understanding.ts';

export type OtherLanguage = 'de' | 'fr' | 'es';

/** "With". */
export const linkWords: ReadonlyMap<string, OtherLanguage> = new Map([
  ['mit', 'de'],
  ['avec', 'fr'],
  ['con', 'es'],
]);

export const andWords: ReadonlySet<string> = new Set(['und', 'sowie', 'oder', 'et', 'ou', 'y', 'e', 'o', '&']);

/** Articles, prepositions and the words with which such descriptions begin: none is part of a name. */
export const articles: ReadonlySet<string> = new Set(
  'der die das den dem des ein eine einen einer einem für zum zur von verwalte verwaltet verwaltung verwalten jede jeder jedes le la les un une des du de pour gérer gestion chaque el los las una unos unas para gestionar gestión cada plugin erweiterung extension liste lista'.split(
    ' ',
  ),
);

/** German, French and Spanish nouns by the type of field that holds them. */
const nounsByType: Partial<Record<FieldType, string>> = {
  text: 'ort, lieu, lugar, stadt, ville, ciudad, veranstaltungsort, autor, auteur, autora, verlag, éditeur, editorial, land, pays, país, sprache, langue, idioma, farbton, schwierigkeit, schwierigkeitsgrad, difficulté, dificultad, kontakt, ansprechpartner, thema, marke, marque, marca, modell, modèle, modelo, isbn, größe, taille, talla',
  textarea:
    'zutaten, ingrédients, ingredientes, zubereitung, anleitung, instructions, instrucciones, notizen, notes, notas, hinweise, bemerkungen, remarques, öffnungszeiten, horaires, horario, nachricht, message, mensaje, adressen',
  integer:
    'anzahl, nombre, cantidad, quantité, seiten, pages, páginas, jahr, année, año, alter, âge, edad, portionen, plätze, places, plazas, zimmer, chambres, habitaciones',
  number:
    'gewicht, poids, peso, länge, longueur, longitud, höhe, hauteur, altura, breite, largeur, fläche, surface, superficie, entfernung, distance, distancia',
  money:
    'preis, prix, precio, kosten, coût, costo, coste, gebühr, eintritt, eintrittspreis, tarif, tarifa, miete, loyer, budget, presupuesto',
  date: 'datum, date, fecha, geburtsdatum, startdatum, enddatum, geburtstag, ablaufdatum, erscheinungsdatum, frist, fecha de nacimiento, fecha de inicio, fecha de fin, date de naissance, date de début, date de fin, termin',
  time: 'uhrzeit, heure, hora, beginn, startzeit',
  email: 'e-mail, email, mail, e-mail-adresse, courriel, correo, correo electrónico, emailadresse',
  url: 'webseite, website, link, lien, enlace, homepage, site web, sitio web, url, internetadresse',
  phone: 'telefon, téléphone, teléfono, telefonnummer, handy, mobil, portable, móvil, numéro de téléphone',
  color: 'farbe, couleur, color',
  gallery: 'bilder, images, imágenes, fotos, photos, galerie, galería',
  file: 'datei, fichier, archivo, pdf, dokument, document, documento, anhang',
  location: 'adresse, anschrift, dirección, karte, carte, mapa, standort',
  rating: 'bewertung, note, valoración, sterne, étoiles, estrellas',
  duration:
    'dauer, durée, duración, kochzeit, zubereitungszeit, backzeit, temps de cuisson, temps de préparation, tiempo de cocción, laufzeit',
};

const coreNouns: Record<CoreField['as'], string> = {
  title: 'titel, name, titre, nom, título, nombre, bezeichnung',
  editor: 'beschreibung, description, descripción, inhalt, contenu, contenido, text, texte, texto',
  thumbnail: 'bild, foto, image, photo, imagen, titelbild, beitragsbild, portada',
  excerpt: 'zusammenfassung, résumé, resumen, kurzbeschreibung',
};

const invert = <Key extends string>(table: Partial<Record<Key, string>>): Map<string, Key> =>
  new Map(
    Object.entries<string | undefined>(table).flatMap(([key, list]) =>
      (list ?? '').split(', ').map((noun) => [noun, key as Key] as const),
    ),
  );

const types = invert(nounsByType);
export const coreOfForeignNoun: ReadonlyMap<string, CoreField['as']> = invert(coreNouns);

/** German joins its nouns; the end of one tells what it is: "Ticketpreis". */
const germanTails: readonly (readonly [string, FieldType])[] = [
  ['preis', 'money'],
  ['datum', 'date'],
  ['zeit', 'duration'],
  ['nummer', 'text'],
  ['adresse', 'location'],
];

export function typeOfForeignNoun(noun: string): FieldType | undefined {
  return types.get(noun) ?? germanTails.find(([tail]) => noun.length > tail.length + 1 && noun.endsWith(tail))?.[1];
}

/** Plural forms that French and Spanish write with an s; German's tell too little. */
export const hasForeignPlural = (noun: string): boolean => /[aeoéntlr]s$/.test(noun) && noun.length > 4;

const germanSingulars = new Map(
  'rezepte Rezept,termine Termin,produkte Produkt,projekte Projekt,bücher Buch,häuser Haus,kurse Kurs,filme Film,kunden Kunde,vereine Verein,orte Ort,tiere Tier,hunde Hund,pferde Pferd,gerichte Gericht,weine Wein,touren Tour,routen Route,wohnungen Wohnung,mitglieder Mitglied,räume Raum,bilder Bild,spiele Spiel,autos Auto,hotels Hotel,events Event,konzerte Konzert,stellen Stelle,anzeigen Anzeige,artikel Artikel'
    .split(',')
    .map((pair) => pair.split(' ') as [string, string]),
);

/** The singular of a name where a simple rule is sure of it; else the name as it is written. */
export function singularIn(language: OtherLanguage, name: string): string {
  if (language === 'de') {
    return germanSingulars.get(name.toLowerCase()) ?? name.replace(/(ung|heit|keit|schaft|ion)en$/i, '$1');
  }
  if (language === 'fr') return name.replace(/^(\p{L}{3,})s(?!\p{L})/u, '$1');
  return name
    .replace(/^(\p{L}+)iones(?!\p{L})/u, '$1ión')
    .replace(/^(\p{L}{2,}[dlnrz])es(?!\p{L})/u, '$1')
    .replace(/^(\p{L}{2,}[aeiou])s(?!\p{L})/u, '$1');
}
