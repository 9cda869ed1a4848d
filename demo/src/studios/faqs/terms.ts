import { lines } from '../writing/line.ts';

/** Questions about price, time and access: `question? || answer`. */
export const termsQuestions = lines(
  // What the engineer's fee is for
  '[staffed recording #engineer] Is an engineer included? || Yes. The engineer fee of {engineerfee} an hour is in the price you see, and it gets you somebody who sets up, records and keeps notes.',
  '[staffed recording #engineer] Can I bring my own engineer? || You can. The fee of {engineerfee} an hour stays, because ours patches, assists and knows where everything is.',
  '[staffed mixing #engineer] Will somebody mix with me? || If you want that, yes. The {engineerfee} an hour for the engineer covers setting up your session and either mixing it or leaving you in peace.',
  '[staffed mastering #engineer] Do I master it myself? || You can, but most people do not. The engineer fee of {engineerfee} an hour is for a mastering engineer at the controls.',
  '[staffed rehearsal #engineer] What is the engineer fee for? || {engineerfee} an hour pays for the person on site who sets the PA, swaps whatever crackles and locks up after you.',
  '[staffed rehearsal #engineer] Is anybody there if something breaks? || Yes, for the whole booking. That is what the {engineerfee} an hour for the engineer pays for.',
  '[staffed podcast #engineer] Who runs the recording? || A producer does. The {engineerfee} an hour for the engineer covers levels, recording and sending you the files.',
  '[staffed voice-over #engineer] Is there an engineer? || Always. {engineerfee} an hour covers recording, slating, light editing and delivery.',
  '[staffed live-rooms #engineer] Who sets up the microphones? || The house engineer, with you. The engineer fee of {engineerfee} an hour covers it, and that stays the same if you bring somebody of your own.',
  '[staffed production #engineer] Do I have to work with your engineer? || No. Somebody gets you running and stays nearby, and that is the {engineerfee} an hour. How much you involve them is up to you.',
  '[staffed drums #engineer] Are the microphones set up for me? || Yes. The engineer fee of {engineerfee} an hour covers placing, tuning, checking phase and recording.',
  '[staffed orchestral #engineer] What crew is included? || One engineer, in the fee of {engineerfee} an hour. A score reader or an assistant can be added by message.',
  '[staffed home-studios #engineer] Who will be engineering? || Whoever owns the house. The {engineerfee} an hour covers all the recording and editing done while you are here.',
  '[staffed educational #engineer] Is a teacher included? || Yes. The {engineerfee} an hour shown as engineer is your teacher, for one person or a group.',
  '[selfrun #engineer] Do I need your engineer? || No. Add one when you book if you want help, for {engineerfee} an hour. Without, we let you in, show you where everything is and leave you to it.',
  '[selfrun #engineer] Can we work alone? || Yes, most do. If you want somebody at your side, tick the engineer in the booking: {engineerfee} an hour.',
  '[session #engineer] Is somebody there to help? || Yes, and it is in the session price. There are no extra fees.',
  '[session #engineer] Are there any extras on top? || No. The session price covers the {room}, somebody to run it and the cleaning.',

  // Price and confirmation
  '[session american #price] How does the price work? || One price for a session, however long. Start between 9 am and 4:59 pm and it is $100 and confirmed at once. Any other start is a request at $75, and {we} answer it {ourselves}.',
  '[session !american #price] How does the price work? || One price for a session, however long. Start between 09:00 and 16:59 and it is $100 and confirmed at once. Any other start is a request at $75, and {we} answer it {ourselves}.',
  '[session !american #price] Why is the evening a request? || Sessions that start before 09:00 or after 16:59 cost $75 and need somebody to stay on, so {we} confirm each of them by hand. In the daytime it is $100 and yours at once.',
  '[session american #price] Why are evenings a request? || Sessions that start before 9 am or after 4:59 pm cost $75 and need somebody to stay on, so {we} confirm each one by hand. In the daytime it is $100 and yours at once.',
  '[hourly #price] Is my booking confirmed straight away? || It reaches {us} as a request, usually answered <within an hour or two|the same day|by the evening>. Nobody else can take the slot while you wait.',
  '[hourly #price] How quickly do you answer requests? || <Within a few hours|The same day|Usually before lunch>. Your slot is held in the meantime.',
  '[#cancel] What if I have to cancel? || Up to 48 hours before the start you get everything back, and from then until 24 hours before, half. On the day itself there is nothing to give back, so message {us} early.',
  '[hourly #cleaning] What does the cleaning fee cover? || The {cleaningfee} is charged once a booking, not by the hour: floors, bins, headphones and microphone grilles.',
  '[hourly rehearsal #cleaning] What is the {cleaningfee} for cleaning? || Once per booking, for the floor, the bins and the bottom of the kick drum, where everything ends up.',
  '[hourly nocleaningfee #cleaning] Is there a cleaning fee? || No. Leave the {room} as you found it and nobody owes anybody anything.',

  // Time
  '[#buffer] Can I come early to set up? || Please arrive at your start time. {We} keep {buffer} between bookings to reset the room, and your own set-up is part of your hours.',
  '[#buffer] Do you leave time between bookings? || Yes, {buffer}. Nobody will be waiting outside while you coil your cables.',
  '[nobuffer #buffer] Can I come early to set up? || Not before your start time: bookings can run back to back here. Set-up and packing are part of the hours you book.',
  '[#notice] How much notice do you need? || At least {notice}. The calendar does not offer anything sooner.',
  '[nonotice #notice] Can I book for today? || Yes. If it is free in the calendar, you can have it today.',
  '[#horizon] How far ahead can I book? || {horizon}. For anything later, write to {us} and {we’ll} make a note of it.',
  '[#late] How late can we stay? || Until {closes} on weekdays. The calendar shows the weekend.',
  '[allnight #late] How late can we stay? || As late as you like; the {room} is open around the clock, every day.',
  '[late #late] Do you really take late bookings? || Yes. The last hour of the week that can be booked ends at {latest}.',
  '[daytime #late] Are evenings possible? || No. The last booking of any day ends by {latest}.',
  '[split #late] Why is there a gap in the middle of the day? || The building has quiet hours, and {we} keep to them. It is also when lunch happens.',
  '[nosunday #sunday] Are you open on Sundays? || No. The house wants its rest, and so does the gear.',
  '[nomonday #sunday] Why are you closed on Mondays? || That is when things are repaired, cleaned and tuned.',

  // Getting in
  '[parking #parking] Is there parking? || Yes, <one space at the door|two spaces in front|a space in the yard>. Tell {us} if you are bringing a van.',
  '[parking #parking] Where do I park? || On site, free of charge for the length of your booking.',
  '[!parking #parking] Is there parking? || Not on site. You can stop to unload on {street}, and the nearest car park is a few minutes away.',
  '[!parking #parking] Can I drive there? || You can stop to unload, but there is no parking here. It is a short walk from {stop}.',
  '[step-free-access ground #access] Is it accessible by wheelchair? || Yes. There are no steps between the street and the {room}.',
  '[step-free-access !ground #access] Is it accessible by wheelchair? || Yes, by lift. It is large enough for a power chair.',
  '[stairs #access] Are there stairs? || Yes, and no lift. {We} will help you carry.',
  '[stairs #access] Is it accessible by wheelchair? || Not yet, and {we} are sorry about that. There are steps and no lift.',
);
