import type { AmenityId } from '#domain/studios/amenity.ts';
import type { CategoryId } from '#domain/studios/category.ts';
import type { CityId } from '#domain/studios/city.ts';
import type { BookingMode, EquipmentCategory, PackageType } from '#domain/studios/studio.ts';
import type { DemoException } from './exceptions.ts';
import type { DemoFaq } from './faqs/faq.ts';
import type { DayWindow } from './hours.ts';

/** A listing of the demo data, as plain data. */
export interface DemoStudio {
  id: number;
  cityId: CityId;
  name: string;
  neighbourhood: string;
  street: string;
  latitude: number;
  longitude: number;
  /** Two to four paragraphs, separated by an empty line. */
  description: string;
  /** One to three; the first is the main one. */
  categories: CategoryId[];
  sizeSquareMetres: number;
  hourlyRateCents: number;
  engineerFeeCents: number;
  isEngineerOptional: boolean;
  cleaningFeeCents: number;
  bookingMode: BookingMode;
  bufferMinutes: 0 | 15 | 30 | 60;
  minimumNoticeMinutes: number;
  horizonDays: number;
  isVerified: boolean;
  isPromoted: boolean;
  hiddenFromPromoted: boolean;
  packageType: PackageType | null;
  equipment: { name: string; category: EquipmentCategory }[];
  spaces: { name: string; description: string }[];
  missingAmenities: AmenityId[];
  faqs: DemoFaq[];
  openingHours: DayWindow[];
  exceptions: DemoException[];
  createdDaysAgo: number;
  /** From which its pictures are drawn. */
  sceneSeed: number;
}
