import { useTranslation } from 'react-i18next';
import { useLengthUnit } from './length-unit.ts';
import type { LengthUnit } from './length-unit.ts';

/** Meters in one of each. */
export const METERS: Readonly<Record<LengthUnit, number>> = { meter: 1, foot: 0.3048 };

/** What lengths and areas are called beside a number, in all languages. */
const SYMBOLS: Readonly<Record<LengthUnit, string>> = { meter: 'm', foot: 'ft' };

/** Numbers of a plan as the reader reads them. What is given is in meters, or their squares and cubes. */
export interface Measures {
  unit: LengthUnit;
  length: (meters: number) => string;
  area: (squareMeters: number) => string;
  volume: (cubicMeters: number) => string;
  /** Several lengths with one unit: `1.2 × 0.1 × 1.8 m`. */
  size: (...meters: number[]) => string;
  number: (value: number, decimals: number) => string;
}

export function useMeasures(): Measures {
  const { i18n } = useTranslation();
  const unit = useLengthUnit();
  const [meters, symbol] = [METERS[unit], SYMBOLS[unit]];
  const number = (value: number, decimals: number) =>
    new Intl.NumberFormat(i18n.language, { maximumFractionDigits: decimals }).format(value);
  const inUnit = (value: number) => number(value / meters, unit === 'meter' ? 2 : 1);
  return {
    unit,
    number,
    length: (value) => `${inUnit(value)} ${symbol}`,
    area: (value) => `${number(value / meters ** 2, 1)} ${symbol}²`,
    volume: (value) => `${number(value / meters ** 3, 0)} ${symbol}³`,
    size: (...values) => `${values.map(inUnit).join(' × ')} ${symbol}`,
  };
}
